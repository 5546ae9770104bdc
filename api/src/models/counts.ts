import type { CountsReply } from '@pehchan/contract/replies';
import { findTallies, type TallyRow } from './tally.ts';

/** The seven numbers of the dashboard (specification section 3). */
export async function countAll(): Promise<Omit<CountsReply, 'message'>> {
  const tallies = await findTallies();
  const sum = (of: Partial<TallyRow>) =>
    tallies
      .filter((row) => Object.entries(of).every(([column, value]) => Reflect.get(row, column) === value))
      .reduce((total, { amount }) => total + amount, 0);
  return {
    totaluserCount: sum({ subject: 'users' }),
    totalProfiles: sum({ subject: 'profiles' }),
    totalApprovedUsers: sum({ subject: 'users', status: 'approved' }),
    totalApprovalPendingUsers: sum({ subject: 'users', status: 'pending' }),
    totalRejectedUsers: sum({ subject: 'users', status: 'rejected' }),
    totalMaleProfiles: sum({ subject: 'profiles', gender: 'MALE' }),
    totalFemaleProfiles: sum({ subject: 'profiles', gender: 'FEMALE' }),
  };
}
