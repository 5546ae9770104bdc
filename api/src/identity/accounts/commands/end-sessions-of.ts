import { inTransaction } from '../../../ground/database/transaction.ts';
import { removeSessions } from '../../../ground/gateways/session-index.ts';
import { forbidden } from '../../../ground/runtime/errors.ts';
import { AuditEntry } from '../../audit/index.ts';
import type { UserRow } from '../models/user.ts';
import { lockAccounts } from './lock-accounts.ts';

/** End all sessions of another account, including those that Redis does not list. */
export async function endSessionsOf(actor: UserRow, userId: number): Promise<void> {
  if (actor.id === userId) throw forbidden();
  await inTransaction(async (transaction) => {
    const user = await lockAccounts(actor, userId, transaction);
    await user.update({ sessionVersion: user.sessionVersion + 1 }, { transaction });
    await AuditEntry.record(actor, 'end-sessions', user, {}, transaction);
  });
  await removeSessions(userId);
}
