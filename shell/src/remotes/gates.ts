import type { ReleasedRemote } from '@pehchan/release/document';
import { unmetRanges } from '@pehchan/release/ranges';

/** Why a remote's screens cannot be shown. The code is for its team; the outlet shows a text to the user. */
export type Incompatibility = 'disabled' | 'kit-range' | 'api-range';

export type Offered = { kit: string; api: string };

/** Check before the remote's code loads. The share scope's `strictVersion` checks again. Both fail closed. */
export function incompatibilityOf(remote: ReleasedRemote, offered: Offered): Incompatibility | undefined {
  if (!remote.enabled) return 'disabled';
  const [unmet] = unmetRanges(remote, offered);
  return unmet && `${unmet.of}-range`;
}
