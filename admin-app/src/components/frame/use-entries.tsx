import { paths, useSignedInUser, useSignOut, useTranslation } from '@pehchan/kit';
import { NavLink } from '@pehchan/kit/router';
import { Icon } from '@pehchan/kit/ui';
import type { ReactElement, ReactNode } from 'react';
import { ownPaths } from '../../own-paths.ts';
import { texts } from '../../texts/index.ts';
import { usePurge } from './use-purge.ts';
import styles from './side-menu.module.css';

export type Entry = { key: string; icon: ReactNode; control: ReactElement; danger?: boolean };

/** Return the menu entries in the order of the specification (section 2, dashboard). */
export function useEntries(): Entry[] {
  const t = useTranslation(texts);
  const user = useSignedInUser();
  const { signOut, isSigningOut } = useSignOut();
  const { begin, isBusy } = usePurge();

  type Label = Parameters<typeof t>[0];
  /** The whole name, and the word that a narrow rail shows below the icon. */
  const words = (label: Label, word: Label) => (
    <>
      <span className={styles.name}>{t(label)}</span>
      <span className={styles.word} aria-hidden="true">
        {t(word)}
      </span>
    </>
  );
  const link = (to: string, label: Label, word: Label, icon: string): Entry => ({
    key: to,
    icon: <Icon name={icon} />,
    control: (
      <NavLink to={to} title={t(label)}>
        {words(label, word)}
      </NavLink>
    ),
  });
  const purge: Entry = {
    key: 'purge',
    icon: <Icon name="trash" />,
    danger: true,
    control: (
      <button
        type="button"
        title={t('menu.purge')}
        disabled={isBusy}
        aria-busy={isBusy}
        onClick={() => void begin()}
      >
        {words('menu.purge', 'rail.purge')}
      </button>
    ),
  };
  return [
    link(paths.dashboard, 'dashboard.title', 'dashboard.title', 'dashboard'),
    link(paths.users, 'users.title', 'rail.users', 'users'),
    link(paths.approvedProfiles, 'biodata.approved', 'rail.approved', 'check'),
    link(paths.totalProfiles, 'biodata.total', 'rail.total', 'list'),
    link(ownPaths.reports, 'reports.title', 'rail.reports', 'info'),
    link(paths.trace, 'trace.title', 'rail.trace', 'search'),
    ...(user.can.purge ? [purge] : []),
    link(paths.settings, 'settings.title', 'settings.title', 'settings'),
    {
      key: 'signOut',
      icon: <Icon name="signOut" />,
      control: (
        <button type="button" title={t('menu.logout')} disabled={isSigningOut} onClick={() => void signOut()}>
          {words('menu.logout', 'menu.logout')}
        </button>
      ),
    },
  ];
}
