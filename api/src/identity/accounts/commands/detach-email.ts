import { inTransaction } from '../../../ground/database/transaction.ts';
import { spendOtps } from '../../../ground/gateways/otp-store.ts';
import { invalidField } from '../../../ground/runtime/errors.ts';
import { readDetachToken } from '../detach-link.ts';
import { User } from '../models/user.ts';

/** Remove an email from an account that a stranger made with it. Return the account's id. */
export async function detachEmail(token: string): Promise<number> {
  const read = readDetachToken(token);
  if (!read) throw invalidField('token', 'invalid.link');
  const { id, left } = await inTransaction(async (transaction) => {
    const user = await User.findLocked(read.userId, transaction);
    if (!user || user.emailConfirmedAt || !read.isAbout(user)) throw invalidField('token', 'invalid.link');
    const { id, email: left } = user;
    await user.update({ email: `no-email-${id}@pehchan.invalid` }, { transaction });
    return { id, left };
  });
  await spendOtps(left);
  return id;
}
