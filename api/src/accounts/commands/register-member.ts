import type { RegisterForm } from '@pehchan/contract/accounts';
import type { Language } from '@pehchan/contract/messages';
import { type Transaction, UniqueConstraintError } from 'sequelize';
import { inTransaction } from '../../database/transaction.ts';
import { conflict, type HttpError } from '../../http/errors.ts';
import { User } from '../models/user.ts';
import { hashPassword } from '../passwords.ts';

/** Makes a pending account (specification section 3, signup fields). */
export async function registerMember(form: RegisterForm, language: Language): Promise<User> {
  await refuseTaken(form);
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
    return await User.create(
      {
        fullName: form.name,
        fatherName: form.Father,
        email: form.email,
        phone: form.phone,
        village: form.village,
        passwordHash,
        language,
      },
      { transaction },
    );
  } catch (error) {
    throw takenField(error) ?? error;
  }
}

/** Says so before a password is hashed for nothing. The unique keys decide in the end. */
export async function refuseTaken(
  { phone, email }: { phone: string; email: string },
  except?: number,
): Promise<void> {
  const [byPhone, byEmail] = await Promise.all([User.findByPhone(phone), User.findByEmail(email)]);
  if (byPhone && byPhone.id !== except) throw conflict('phone', 'refused.phoneTaken');
  if (byEmail && byEmail.id !== except) throw conflict('email', 'refused.emailTaken');
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
