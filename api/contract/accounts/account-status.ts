import type { AccountStatus } from './values.ts';

/** Where an account stands, from the two flags that say so on the wire. */
export function accountStatusOf(flags: { IsApproved: boolean; IsRejected: boolean }): AccountStatus {
  return flags.IsApproved ? 'approved' : flags.IsRejected ? 'rejected' : 'pending';
}
