import type { SessionUser } from '@pehchan/contract/accounts';
import type { NavEntry, ReleaseDocument } from '@pehchan/release/document';
import { mayOpen } from '../session/access.ts';

/**
 * The remotes' menu entries that this user may follow, in their order. A remote that is switched off shows
 * none.
 */
export function menuEntries(release: ReleaseDocument, user: SessionUser): NavEntry[] {
  return Object.values(release.remotes)
    .filter(({ enabled }) => enabled)
    .flatMap(({ nav }) => nav)
    .filter(({ access }) => mayOpen(access, user))
    .sort((one, other) => one.order - other.order);
}
