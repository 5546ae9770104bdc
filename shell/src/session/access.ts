import type { SessionUser } from '@pehchan/contract/accounts';
import type { RouteAccess } from '@pehchan/release/document';

/** Check the rights in the session, for display only: the API enforces access. */
export function mayOpen(access: RouteAccess, user: SessionUser): boolean {
  switch (access) {
    case 'signedIn':
      return true;
    case 'approved':
      return user.can.search;
    case 'admin':
      return user.can.administer;
    case 'maintainer':
      return user.can.purge;
  }
}
