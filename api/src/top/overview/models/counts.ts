import type { CountsReply } from '@pehchan/contract/overview';
import { findTallies, sumOf, type TallyScope } from '../../../ground/lists/tally.ts';

/** Return how many families wait for a decision. */
export const countWaiting = async (): Promise<number> =>
  sumOf(await findTallies(), { subject: 'users', status: 'pending' });

/** Return the seven numbers of specification section 3, and the totals of the two lists they leave out. */
export async function countAll(): Promise<Omit<CountsReply, 'message'>> {
  const tallies = await findTallies();
  const sum = (scope: Partial<TallyScope>) => sumOf(tallies, scope);
  return {
    totaluserCount: sum({ subject: 'users' }),
    totalProfiles: sum({ subject: 'profiles' }),
    totalApprovedUsers: sum({ subject: 'users', status: 'approved' }),
    totalApprovalPendingUsers: sum({ subject: 'users', status: 'pending' }),
    totalRejectedUsers: sum({ subject: 'users', status: 'rejected' }),
    totalApprovedProfiles: sum({ subject: 'profiles', status: 'approved' }),
    totalRejectedProfiles: sum({ subject: 'profiles', status: 'rejected' }),
    totalMaleProfiles: sum({ subject: 'profiles', gender: 'MALE' }),
    totalFemaleProfiles: sum({ subject: 'profiles', gender: 'FEMALE' }),
  };
}
