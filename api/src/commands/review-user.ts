import type { Standing } from '@pehchan/contract/constants';
import { inTransaction } from '../database/transaction.ts';
import { forbidden } from '../errors.ts';
import { AuditEntry } from '../models/audit-entry.ts';
import { Profile } from '../models/profile.ts';
import type { UserRow } from '../models/user.ts';
import { lockAccounts } from './lock-accounts.ts';

/**
 * Moves an account to a standing (specification section 4, user approval). From any to any; a move to where it already is
 * changes and records nothing. It holds from that account's very next request on.
 */
export async function reviewUser(admin: UserRow, userId: number, standing: Standing): Promise<void> {
  if (userId === admin.id && standing !== 'approved') throw forbidden('refused.ownStanding');
  await inTransaction(async (transaction) => {
    const user = await lockAccounts(admin, userId, transaction);
    if (user.status === standing) return;
    const from = user.status;
    await user.update({ status: standing }, { transaction });
    await Profile.update({ ownerStatus: standing }, { where: { userId }, transaction });
    await AuditEntry.record(admin, 'standing', user, { from, to: standing }, transaction);
  });
}
