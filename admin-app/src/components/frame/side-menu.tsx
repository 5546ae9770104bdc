import { paths, useSignedInUser, useSignOut, useTexts } from '@pehchan/kit';
import { NavLink, useLocation } from '@pehchan/kit/router';
import { Icon } from '@pehchan/kit/ui';
import { useId, useState } from 'react';
import { texts } from '../../texts/index.ts';
import { PurgeEntry } from './purge-entry.tsx';

const ENTRIES = [
  { to: paths.dashboard, label: 'dashboard.title', icon: 'dashboard' },
  { to: paths.users, label: 'users.title', icon: 'users' },
  { to: paths.approvedProfiles, label: 'biodata.approved', icon: 'check' },
  { to: paths.totalProfiles, label: 'biodata.total', icon: 'list' },
] as const;

/** Every way an administrator can go: a rail at a desk, behind a button on a phone (specification section 2, dashboard). */
export function SideMenu() {
  const text = useTexts(texts);
  const user = useSignedInUser();
  const { signOut, isSigningOut } = useSignOut();
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
      <ul id={id} className={isOpen ? 'side-menu-entries' : 'side-menu-entries side-menu-closed'}>
        {ENTRIES.map(({ to, label, icon }) => (
          <li key={to}>
            <NavLink to={to} className="side-menu-entry">
              <Icon name={icon} /> {text(label)}
            </NavLink>
          </li>
        ))}
        {user.can.purge && (
          <li>
            <PurgeEntry />
          </li>
        )}
        <li>
          <NavLink to={paths.settings} className="side-menu-entry">
            <Icon name="settings" /> {text('settings.title')}
          </NavLink>
        </li>
        <li>
          <button
            type="button"
            className="side-menu-entry"
            disabled={isSigningOut}
            onClick={() => void signOut()}
          >
            <Icon name="signOut" /> {text('menu.logout')}
          </button>
        </li>
      </ul>
    </nav>
  );
}
