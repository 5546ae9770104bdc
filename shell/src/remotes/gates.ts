import { API_VERSION } from '@pehchan/contract/version';
import { apiVersion, KIT_VERSION } from '@pehchan/kit';
import type { ReleasedRemote } from '@pehchan/release/document';
import { unmetRanges } from '@pehchan/release/ranges';

/** Why a remote's screens can't be shown: a code for its team; the outlet has the words for a member. */
export type Refusal = 'disabled' | 'kit-range' | 'api-range';

/**
 * Whether this shell may run this remote, from data alone, before any of its code is fetched. The second gate
 * is the share scope's `strictVersion` at load. Both fail closed.
 */
export function refusalOf(remote: ReleasedRemote): Refusal | undefined {
  if (!remote.enabled) return 'disabled';
  // The API may have been replaced under an open page: what it said last counts.
  const [unmet] = unmetRanges(remote, { kit: KIT_VERSION, api: apiVersion() ?? API_VERSION });
  return unmet && `${unmet.of}-range`;
}
