import type { AccountStatus } from './values.ts';

export function accountStatusOf(flags: { IsApproved: boolean; IsRejected: boolean }): AccountStatus {
  return flags.IsApproved ? 'approved' : flags.IsRejected ? 'rejected' : 'pending';
}
