import { inTransaction } from '../../../ground/database/transaction.ts';
import { HttpError } from '../../../ground/runtime/errors.ts';
import {
  lockAccounts,
  reasonsOf,
  Rejection,
  type User,
  type UserRow,
} from '../../../identity/accounts/index.ts';
import { moveAccount } from './move-account.ts';

/**
 * Make a rejected account pending again; it keeps its reasons. Repeating the call changes nothing.
 * @throws HttpError 409 if the account is approved or was never rejected
 */
export async function resubmit(holder: UserRow): Promise<User> {
  return inTransaction(async (transaction) => {
    const user = await lockAccounts(holder, holder.id, transaction);
    if (user.status === 'approved') throw new HttpError(409, 'conflict', 'refused.approved');
    if (user.status === 'pending') {
      if (await Rejection.findByPk(user.id, { transaction })) return user;
      throw new HttpError(409, 'conflict', 'refused.notRejected');
    }
    const rejection = await Rejection.findOrBuildOf(user, transaction);
    rejection.sentAgainAt = new Date();
    await rejection.save({ transaction });
    const reasons = reasonsOf(rejection.mended);
    await moveAccount(user, user, 'pending', transaction, { reasons, note: '' });
    return user;
  });
}
