import { inTransaction } from '../../../ground/database/transaction.ts';
import { removeSession } from '../../../ground/gateways/session-index.ts';
import { unauthenticated } from '../../../ground/runtime/errors.ts';
import { User, type UserRow } from '../models/user.ts';
import type { OwnSession } from '../own-sessions.ts';

/**
 * Invalidate all existing sessions, including those that Redis does not list.
 * @throws 401 if the session that read `actor` has ended since then
 */
export function endAllSessions(actor: UserRow): Promise<User> {
  return inTransaction(async (transaction) => {
    const user = await User.findLocked(actor.id, transaction);
    if (user?.sessionVersion !== actor.sessionVersion) throw unauthenticated();
    return user.update({ sessionVersion: user.sessionVersion + 1 }, { transaction });
  });
}

export function endSessionElsewhere(userId: number, { sessionId }: OwnSession): Promise<void> {
  return removeSession(userId, sessionId);
}
