import type { SessionUser } from '@pehchan/contract/accounts';
import type { RouteAccess } from '@pehchan/release/document';

/** Whether a signed-in user may open a route or see a menu entry, from what the API said they can. */
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
