import { useTexts } from '@pehchan/kit';
import { useLocation } from '@pehchan/kit/router';
import { Icon } from '@pehchan/kit/ui';
import { useId, useState } from 'react';
import { texts } from '../../texts/index.ts';
import { Entries } from './entries.tsx';
import { useEntries } from './use-entries.tsx';

/** Every way an administrator can go: a rail at a desk, behind a button where there is no room for it. */
export function SideMenu() {
  const text = useTexts(texts);
  const entries = useEntries();
  const { pathname } = useLocation();
  // Open on one screen alone: following an entry closes it.
  const [openOn, setOpenOn] = useState<string>();
  const isOpen = openOn === pathname;
  const id = useId();
  return (
    <nav className="side-menu" aria-label={text('menu.title')}>
      <button
        type="button"
        className="button button-block side-menu-button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpenOn(isOpen ? undefined : pathname)}
      >
        <Icon name="menu" /> {text('menu.title')}
      </button>
      <div id={id} className={isOpen ? undefined : 'side-menu-closed'}>
        <Entries entries={entries} current={pathname} />
      </div>
    </nav>
  );
}
