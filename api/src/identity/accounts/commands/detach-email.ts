import { inTransaction } from '../../../ground/database/transaction.ts';
import { spendOtps } from '../../../ground/gateways/otp-store.ts';
import { invalidField } from '../../../ground/runtime/errors.ts';
import { readDetachToken } from '../detach-link.ts';
import { User } from '../models/user.ts';

/**
 * Takes an email off the account that somebody else has registered with it. The account stays, with an
 * address that is nobody's in the place of the email: its family enters its own, or an administrator calls.
 * @returns whose account it was
 */
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
