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

/** Undo a change of email and phone. Also replace the password by a random one: a thief may know it. */
export async function restoreContacts(token: string): Promise<User> {
  const found = await ContactChange.findUndoable(token);
  if (!found) throw linkIsVoid();
  const passwordHash = await hashPassword(randomBytes(32).toString('hex'));
  const user = await inTransaction(async (transaction) => {
    const user = await User.findLocked(found.userId, transaction);
    // A parallel call may have used the link first.
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

export const forgetContactChanges = definePeriodicTask('forget-contact-changes', DAY, () =>
  ContactChange.removeExpired(),
);
