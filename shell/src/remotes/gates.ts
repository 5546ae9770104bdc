import type { ReleasedRemote } from '@pehchan/release/document';
import { unmetRanges } from '@pehchan/release/ranges';

/** Why a remote's screens can't be shown: a code for its team; the outlet has the words for a member. */
export type Incompatibility = 'disabled' | 'kit-range' | 'api-range';

/** What a remote's ranges are held against: the kit that this shell lends, the API that answered last. */
export type Offered = { kit: string; api: string };

/**
 * Why this shell may not run this remote, from data alone, before any of its code is fetched. The second gate
 * is the share scope's `strictVersion` at load. Both fail closed.
 */
export function incompatibilityOf(remote: ReleasedRemote, offered: Offered): Incompatibility | undefined {
  if (!remote.enabled) return 'disabled';
  const [unmet] = unmetRanges(remote, offered);
  return unmet && `${unmet.of}-range`;
}
