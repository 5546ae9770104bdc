import type { ReleasedRemote } from '@pehchan/release/document';
import { unmetRanges } from '@pehchan/release/ranges';

/** Why a remote's screens cannot be shown. Its team gets this code in a report; the user sees a text. */
export type Incompatibility = 'disabled' | 'kit-range' | 'api-range';

export type Offered = { kit: string; api: string };

/** Return why a remote cannot run, before its code loads. Module Federation also checks versions itself. */
export function incompatibilityOf(remote: ReleasedRemote, offered: Offered): Incompatibility | undefined {
  if (!remote.enabled) return 'disabled';
  const [unmet] = unmetRanges(remote, offered);
  return unmet && `${unmet.of}-range`;
}
