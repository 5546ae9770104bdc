import type { AccountStatus } from '@pehchan/contract/accounts';
import { inTransaction } from '../../../ground/database/transaction.ts';
import { forbidden, alreadyDecided } from '../../../ground/runtime/errors.ts';
import { lockAccounts, type UserRow, type Why } from '../../../identity/accounts/index.ts';
import { AuditEntry } from '../../../identity/audit/index.ts';
import { moveAccount, NOTHING_SAID } from './move-account.ts';

/** Where whoever decides saw the account stand, and what they say of it. */
export type Seen = { from?: AccountStatus | undefined; why?: Why | undefined };

/**
 * Moves an account to a standing (specification section 4, user approval). From any to any. It holds from
 * that account's very next request on.
 * @param why of a rejection; what another administrator has just said of the same account stays
 * @param from where the administrator saw it stand; when somebody has moved it elsewhere since, it is refused
 */
export async function reviewUser(
  admin: UserRow,
  userId: number,
  standing: AccountStatus,
  { from, why = NOTHING_SAID }: Seen = {},
): Promise<void> {
  if (userId === admin.id && standing !== 'approved') throw forbidden('refused.ownStanding');
  await inTransaction(async (transaction) => {
    const user = await lockAccounts(admin, userId, transaction);
    if (from && user.status !== from && user.status !== standing) {
      const mover = await AuditEntry.findMover(user.id, transaction);
      if (mover) throw alreadyDecided(user.status, mover);
    }
    const isSaid = from !== undefined && from !== user.status;
    await moveAccount(admin, user, standing, transaction, isSaid ? NOTHING_SAID : why);
  });
}
