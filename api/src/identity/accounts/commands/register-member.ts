import type { RegisterForm } from '@pehchan/contract/accounts';
import type { Language } from '@pehchan/contract/messages';
import { type Transaction, UniqueConstraintError } from 'sequelize';
import { inTransaction } from '../../../ground/database/transaction.ts';
import type { CountTaken } from '../../../ground/http/limiter.ts';
import { conflict, type HttpError } from '../../../ground/runtime/errors.ts';
import { ContactChange } from '../models/contact-change.ts';
import { User } from '../models/user.ts';
import { hashPassword } from '../passwords.ts';
import { refuseWeakPassword } from '../weak-passwords.ts';
import { planNewEmail } from './mail-new-email.ts';

/** Create a pending account (specification section 3, signup fields). */
export async function registerMember(
  form: RegisterForm,
  language: Language,
  countTaken: CountTaken,
): Promise<User> {
  refuseWeakPassword(form.password, ownerOf(form));
  await countTaken(() => refuseTaken(form));
  const passwordHash = await hashPassword(form.password);
  return inTransaction((transaction) => insertMember(form, passwordHash, language, transaction));
}

/** Insert the account's row. Hash the password before: a transaction should not be open for so long. */
export async function insertMember(
  form: RegisterForm,
  passwordHash: string,
  language: Language,
  transaction: Transaction,
): Promise<User> {
  try {
    const user = await User.create({ ...ownerOf(form), passwordHash, language }, { transaction });
    await planNewEmail(user, transaction);
    return user;
  } catch (error) {
    throw takenField(error) ?? error;
  }
}

export function ownerOf({ name: fullName, Father: fatherName, email, phone, village }: RegisterForm) {
  return { fullName, fatherName, email, phone, village };
}

/**
 * Refuse a phone or email that another account has, before hashing. In the end the unique keys decide.
 * @throws 409
 */
export async function refuseTaken(
  { phone, email }: { phone: string; email: string },
  except?: number,
): Promise<void> {
  const [byPhone, byEmail, held] = await Promise.all([
    User.findByPhone(phone),
    User.findByEmail(email),
    // Phones and emails that another account gave up, but can still get back.
    ContactChange.findHeld({ phone, email }, except),
  ]);
  if (byPhone && byPhone.id !== except) throw conflict('phone', 'refused.phoneTaken');
  if (byEmail && byEmail.id !== except) throw conflict('email', 'refused.emailTaken');
  if (held?.phone === phone) throw conflict('phone', 'refused.phoneTaken');
  if (held) throw conflict('email', 'refused.emailTaken');
}

/** Return the error for a phone or email that a parallel registration took first. */
export function takenField(error: unknown): HttpError | undefined {
  if (!(error instanceof UniqueConstraintError)) return undefined;
  // MySQL puts the table's name in front of the unique key's name; MariaDB does not.
  const key = Object.keys(error.fields)[0] ?? '';
  if (key.endsWith('users_phone_unique')) return conflict('phone', 'refused.phoneTaken');
  if (key.endsWith('users_email_unique')) return conflict('email', 'refused.emailTaken');
  return undefined;
}
