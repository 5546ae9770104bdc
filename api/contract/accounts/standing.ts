import type { Standing } from './values.ts';

/** Where an account stands, from the two flags that say so on the wire. */
export function standingOf(flags: { IsApproved: boolean; IsRejected: boolean }): Standing {
  return flags.IsApproved ? 'approved' : flags.IsRejected ? 'rejected' : 'pending';
}
