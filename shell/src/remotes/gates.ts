import { CONTRACT_VERSION } from '@pehchan/contract/common';
import type { ReleasedRemote } from '@pehchan/contract/release';
import { satisfiesRange } from '@pehchan/contract/version';
import { apiVersion, KIT_VERSION } from '@pehchan/kit';

/** Why a remote's screens can't be shown: a code for its team; the outlet has the words for a member. */
export type Refusal = 'disabled' | 'kit-range' | 'api-range';

/**
 * Whether this shell may run this remote, from data alone, before any of its code is fetched. The second gate is the share
 * scope's `strictVersion` at load. Both fail closed.
 */
export function refusalOf(remote: ReleasedRemote): Refusal | undefined {
  if (!remote.enabled) return 'disabled';
  if (!satisfiesRange(KIT_VERSION, remote.contract)) return 'kit-range';
  if (!satisfiesRange(apiVersion() ?? CONTRACT_VERSION, remote.api)) return 'api-range';
  return undefined;
}
