import { randomBytes } from 'node:crypto';
import { inTransaction } from '../../../ground/database/transaction.ts';
import { removeSessions } from '../../../ground/gateways/session-index.ts';
import { HttpError } from '../../../ground/runtime/errors.ts';
import { definePeriodicTask } from '../../../ground/tasks/index.ts';
import { ContactChange } from '../models/contact-change.ts';
import { User } from '../models/user.ts';
import { hashPassword } from '../passwords.ts';
import { takenField } from './register-member.ts';

const DAY = 24 * 60 * 60 * 1000;

const linkIsVoid = () => new HttpError(404, 'not_found', 'refused.restoreLink');

/**
 * Puts an account's email and phone back as they were before a change, once. Whoever changed them knew the
 * password and may be signed in: so nobody is any more, and nobody knows one.
 * @param token from the link that was mailed to the old address
 */
export async function restoreContacts(token: string): Promise<User> {
  const found = await ContactChange.findUndoable(token);
  if (!found) throw linkIsVoid();
  const passwordHash = await hashPassword(randomBytes(32).toString('hex'));
  const user = await inTransaction(async (transaction) => {
    const user = await User.findLocked(found.userId, transaction);
    // Of two at the same moment, the second finds it gone.
    const change = user && (await ContactChange.findUndoable(token, transaction));
    if (!change) throw linkIsVoid();
    await ContactChange.removeFrom(change, transaction);
    const { email, phone } = change;
    const sessionVersion = user.sessionVersion + 1;
    try {
      return await user.update({ email, phone, passwordHash, sessionVersion }, { transaction });
    } catch (error) {
      throw takenField(error) ?? error;
    }
  });
  await removeSessions(user.id);
  return user;
}

/** An address that an account has left isn't kept longer than it is needed. */
export const forgetContactChanges = definePeriodicTask('forget-contact-changes', DAY, () =>
  ContactChange.removeExpired(),
);
