import type { Standing } from '@pehchan/contract/accounts';
import { inTransaction } from '../../database/transaction.ts';
import { forbidden, overtaken } from '../../http/errors.ts';
import { AuditEntry } from '../../audit/index.ts';
import { lockAccounts, type UserRow } from '../../accounts/index.ts';
import { moveAccount } from './move-account.ts';

/**
 * Moves an account to a standing (specification section 4, user approval). From any to any. It holds from
 * that account's very next request on.
 * @param from where the administrator saw it stand; when somebody has moved it elsewhere since, it is refused
 */
export async function reviewUser(
  admin: UserRow,
  userId: number,
  standing: Standing,
  from?: Standing,
): Promise<void> {
  if (userId === admin.id && standing !== 'approved') throw forbidden('refused.ownStanding');
  await inTransaction(async (transaction) => {
    const user = await lockAccounts(admin, userId, transaction);
    if (from && user.status !== from && user.status !== standing) {
      const mover = await AuditEntry.findMover(user.id, transaction);
      if (mover) throw overtaken(user.status, mover);
    }
    await moveAccount(admin, user, standing, transaction);
  });
}
