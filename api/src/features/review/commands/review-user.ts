import type { AccountStatus } from '@pehchan/contract/accounts';
import { inTransaction } from '../../../ground/database/transaction.ts';
import { forbidden, alreadyDecided } from '../../../ground/runtime/errors.ts';
import { lockAccounts, type UserRow, type Reasons } from '../../../identity/accounts/index.ts';
import { AuditEntry } from '../../../identity/audit/index.ts';
import { moveAccount, NO_REASONS } from './move-account.ts';

export type Seen = { from?: AccountStatus | undefined; why?: Reasons | undefined };

/**
 * Change an account's status to any other (specification section 4, user approval).
 * @param why reasons of a rejection; those that another administrator has just given are kept
 * @param from the status that the administrator saw; if it has changed since, the call is refused
 */
export async function reviewUser(
  admin: UserRow,
  userId: number,
  status: AccountStatus,
  { from, why = NO_REASONS }: Seen = {},
): Promise<void> {
  if (userId === admin.id && status !== 'approved') throw forbidden('refused.ownStanding');
  await inTransaction(async (transaction) => {
    const user = await lockAccounts(admin, userId, transaction);
    if (from && user.status !== from && user.status !== status) {
      const move = await AuditEntry.findMove(user.id, transaction);
      if (move) throw alreadyDecided(user.status, move.actorName);
    }
    const isDecidedAlready = from !== undefined && from !== user.status;
    await moveAccount(admin, user, status, transaction, isDecidedAlready ? NO_REASONS : why);
  });
}
