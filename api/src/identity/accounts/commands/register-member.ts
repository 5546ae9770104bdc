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

/**
 * Makes a pending account (specification section 3, signup fields).
 * @param countTaken counts each answer that a phone or email is taken
 */
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

/**
 * Inserts the account's row.
 * @param passwordHash made beforehand: hashing takes longer than a transaction should be open
 */
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

/** What a form says of whose account it makes, as columns. */
export function ownerOf({ name: fullName, Father: fatherName, email, phone, village }: RegisterForm) {
  return { fullName, fatherName, email, phone, village };
}

/** Says so before a password is hashed for nothing. The unique keys decide in the end. */
export async function refuseTaken(
  { phone, email }: { phone: string; email: string },
  except?: number,
): Promise<void> {
  const [byPhone, byEmail, held] = await Promise.all([
    User.findByPhone(phone),
    User.findByEmail(email),
    // What an account may still be given back isn't free.
    ContactChange.findHeld({ phone, email }, except),
  ]);
  if (byPhone && byPhone.id !== except) throw conflict('phone', 'refused.phoneTaken');
  if (byEmail && byEmail.id !== except) throw conflict('email', 'refused.emailTaken');
  if (held?.phone === phone) throw conflict('phone', 'refused.phoneTaken');
  if (held) throw conflict('email', 'refused.emailTaken');
}

/** Two registrations at the same moment: the second is told which of its fields was taken. */
export function takenField(error: unknown): HttpError | undefined {
  if (!(error instanceof UniqueConstraintError)) return undefined;
  // MySQL names the key with its table, MariaDB without: both end alike.
  const key = Object.keys(error.fields)[0] ?? '';
  if (key.endsWith('users_phone_unique')) return conflict('phone', 'refused.phoneTaken');
  if (key.endsWith('users_email_unique')) return conflict('email', 'refused.emailTaken');
  return undefined;
}
