import { inTransaction } from '../../../ground/database/transaction.ts';
import { unauthenticated } from '../../../ground/runtime/errors.ts';
import { User, type UserRow } from '../models/user.ts';
import { hashPassword } from '../passwords.ts';
import { refuseWeakPassword } from '../weak-passwords.ts';
import { planPasswordMail } from './mail-password.ts';

/**
 * Set a new password and end all sessions of the account.
 * @throws 401 if the session that read `actor` has ended since then
 */
export async function changePassword(actor: UserRow, password: string): Promise<User> {
  refuseWeakPassword(password, actor);
  const passwordHash = await hashPassword(password);
  return inTransaction(async (transaction) => {
    const user = await User.findLocked(actor.id, transaction);
    if (user?.sessionVersion !== actor.sessionVersion) throw unauthenticated();
    await planPasswordMail(user, 'changed', transaction);
    return user.update({ passwordHash, sessionVersion: user.sessionVersion + 1 }, { transaction });
  });
}
