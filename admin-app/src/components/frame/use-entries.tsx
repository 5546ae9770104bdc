import { paths, useSignedInUser, useSignOut, useTranslation } from '@pehchan/kit';
import { NavLink } from '@pehchan/kit/router';
import { Icon } from '@pehchan/kit/ui';
import type { ReactElement, ReactNode } from 'react';
import { ownPaths } from '../../own-paths.ts';
import { texts } from '../../texts/index.ts';
import { usePurge } from './use-purge.ts';

export type Entry = { key: string; icon: ReactNode; control: ReactElement; danger?: boolean };

/** Return the menu entries in the order of the specification (section 2, dashboard). */
export function useEntries(): Entry[] {
  const t = useTranslation(texts);
  const user = useSignedInUser();
  const { signOut, isSigningOut } = useSignOut();
  const { begin, isBusy } = usePurge();

  const link = (to: string, label: Parameters<typeof t>[0], icon: string): Entry => ({
    key: to,
    icon: <Icon name={icon} />,
    control: <NavLink to={to}>{t(label)}</NavLink>,
  });
  const purge: Entry = {
    key: 'purge',
    icon: <Icon name="trash" />,
    danger: true,
    control: (
      <button type="button" disabled={isBusy} aria-busy={isBusy} onClick={() => void begin()}>
        {t('menu.purge')}
      </button>
    ),
  };
  return [
    link(paths.dashboard, 'dashboard.title', 'dashboard'),
    link(paths.users, 'users.title', 'users'),
    link(paths.approvedProfiles, 'biodata.approved', 'check'),
    link(paths.totalProfiles, 'biodata.total', 'list'),
    link(ownPaths.reports, 'reports.title', 'info'),
    link(paths.trace, 'trace.title', 'search'),
    ...(user.can.purge ? [purge] : []),
    link(paths.settings, 'settings.title', 'settings'),
    {
      key: 'signOut',
      icon: <Icon name="signOut" />,
      control: (
        <button type="button" disabled={isSigningOut} onClick={() => void signOut()}>
          {t('menu.logout')}
        </button>
      ),
    },
  ];
}
