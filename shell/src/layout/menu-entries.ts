import type { SessionUser } from '@pehchan/contract/accounts';
import type { NavEntry, ReleaseDocument } from '@pehchan/release/document';
import { mayOpen } from '../session/access.ts';

/** Return the entries that this account can open, in order. Leave out entries of a disabled remote. */
export function menuEntries(release: ReleaseDocument, user: SessionUser): NavEntry[] {
  return Object.values(release.remotes)
    .filter(({ enabled }) => enabled)
    .flatMap(({ nav }) => nav)
    .filter(({ access }) => mayOpen(access, user))
    .sort((one, other) => one.order - other.order);
}
