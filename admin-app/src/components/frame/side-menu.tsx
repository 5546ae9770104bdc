import { useTranslation } from '@pehchan/kit';
import { useLocation } from '@pehchan/kit/router';
import { Button, Icon } from '@pehchan/kit/ui';
import { useId, useState } from 'react';
import { texts } from '../../texts/index.ts';
import { Entries } from './entries.tsx';
import { useEntries } from './use-entries.tsx';
import styles from './side-menu.module.css';

export function SideMenu() {
  const t = useTranslation(texts);
  const entries = useEntries();
  const { pathname } = useLocation();
  // Store the screen on which the menu was opened, so that opening another screen closes the menu.
  const [openOn, setOpenOn] = useState<string>();
  const isOpen = openOn === pathname;
  const id = useId();
  return (
    <nav className={styles.menu} aria-label={t('menu.title')}>
      <Button
        block
        className={styles.opener}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpenOn(isOpen ? undefined : pathname)}
      >
        <Icon name="menu" /> {t('menu.title')}
      </Button>
      <div id={id} className={isOpen ? undefined : styles.closed}>
        <Entries entries={entries} current={pathname} />
      </div>
    </nav>
  );
}
