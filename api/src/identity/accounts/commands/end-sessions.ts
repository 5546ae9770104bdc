import { inTransaction } from '../../../ground/database/transaction.ts';
import { removeSession } from '../../../ground/gateways/session-index.ts';
import { unauthenticated } from '../../../ground/runtime/errors.ts';
import { User, type UserRow } from '../models/user.ts';
import type { OwnSession } from '../own-sessions.ts';

/**
 * Every session of before is none from now on, whatever is known of it.
 * @param actor as the session that asks has it: one that has ended meanwhile ends no others
 * @returns the account, with what the session has to carry that goes on
 */
export function endSessionsOfBefore(actor: UserRow): Promise<User> {
  return inTransaction(async (transaction) => {
    const user = await User.findLocked(actor.id, transaction);
    if (user?.sessionVersion !== actor.sessionVersion) throw unauthenticated();
    return user.update({ sessionVersion: user.sessionVersion + 1 }, { transaction });
  });
}

/** Ends a session of an account in another browser. */
export function endSessionElsewhere(userId: number, { sessionId }: OwnSession): Promise<void> {
  return removeSession(userId, sessionId);
}
