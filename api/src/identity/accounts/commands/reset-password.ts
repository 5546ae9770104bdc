import { hash, randomInt } from 'node:crypto';
import { OTP_LENGTH } from '@pehchan/contract/accounts';
import type { Transaction } from 'sequelize';
import { inTransaction } from '../../../ground/database/transaction.ts';
import { findOtp, keepOtp, OTP_LIFETIME, spendOtps, tryOtp } from '../../../ground/gateways/otp-store.ts';
import { removeSessions } from '../../../ground/gateways/session-index.ts';
import { isMailWritten } from '../../../ground/mail/index.ts';
import { invalidField } from '../../../ground/runtime/errors.ts';
import { doTask, planTask } from '../../../ground/tasks/index.ts';
import { User, type UserRow } from '../models/user.ts';
import type { PasswordNews } from '../password-mail.ts';
import { hashPassword } from '../passwords.ts';
import { refuseWeakPassword } from '../weak-passwords.ts';
import { mailOtp } from './mail-otp.ts';
import { planPasswordMail } from './mail-password.ts';

/** Milliseconds in which the mail must be sent: in a code's last minute, its receiver could not use it. */
const OTP_SENT_WITHIN = (OTP_LIFETIME - 60) * 1000;

/**
 * Mail a code (specification section 4, password recovery). An unknown email gets the same steps and reply,
 * but no mail. The call does not wait for a mail server: the time would reveal whether an account has the
 * email.
 * @returns the reference that the reset call must send, and the account's id
 */
export async function sendOtp(email: string): Promise<{ hashed: string; userId: number | null }> {
  const user = await User.findByExactEmail(email);
  const otp = String(randomInt(10 ** OTP_LENGTH)).padStart(OTP_LENGTH, '0');
  const hashed = await keepOtp(user?.id ?? 0, email, otp);
  await (isMailWritten ? doTask : planTask)(mailOtp, {
    // Use a hash: the reference itself redeems the code, so the table `tasks` must not contain it.
    key: `mail-otp:${hash('sha256', hashed)}`,
    payload: { userId: user?.id ?? 0, email, hashed, otp },
    expiresIn: OTP_SENT_WITHIN,
  });
  return { hashed, userId: user?.id ?? null };
}

/**
 * Return the account that asked for a code, or null if no account has the email of that request.
 * @throws the error of a wrong code if the request, named by `hashed`, is unknown or expired
 */
export async function findOtpOwner(email: string, hashed: string): Promise<number | null> {
  const userId = await findOtp(email, hashed);
  if (userId === undefined) throw wrongOtp();
  return userId || null;
}

/** Check a mailed code, with one error for every problem, and return the account's id. */
export async function checkOtp(
  { email, hashed, otp, ownerId }: { email: string; hashed: string; otp: string; ownerId: number | null },
  onRefused: () => Promise<void>,
): Promise<number> {
  const answer = await tryOtp(email, hashed, otp);
  if (answer === 'right' && ownerId !== null) return ownerId;
  // Tries of a code that no longer works are not recorded as security events: they must not fill that table.
  if (answer !== 'void') await onRefused();
  throw wrongOtp();
}

/**
 * Set a new password after its mailed code was checked. Using the code confirms the email.
 * @throws the error of a wrong code if the account has another email by then
 */
export async function resetPassword(userId: number, email: string, password: string): Promise<void> {
  const user = await User.findOne({ where: { id: userId, email } });
  if (!user) throw wrongOtp();
  await setPassword(user, password, {
    news: 'reset',
    spend: async () => {
      if (!(await spendOtps(email))) throw wrongOtp();
    },
    note: (owner) => {
      owner.emailConfirmedAt ??= new Date();
    },
  });
}

type Allowed = {
  news: PasswordNews;
  spend: () => Promise<void>;
  note: (owner: User, transaction: Transaction) => void | Promise<void>;
};

export async function setPassword(
  user: UserRow,
  password: string,
  { news, spend, note }: Allowed,
): Promise<void> {
  refuseWeakPassword(password, user);
  const passwordHash = await hashPassword(password);
  await spend();
  await inTransaction(async (transaction) => {
    const owner = await User.findLocked(user.id, transaction);
    if (owner?.email !== user.email) throw wrongOtp();
    // Plan the mail before the email is confirmed: an email that only this code confirms gets no mail.
    await planPasswordMail(owner, news, transaction);
    owner.set({ passwordHash, sessionVersion: owner.sessionVersion + 1 });
    await note(owner, transaction);
    await owner.save({ transaction });
  });
  await removeSessions(user.id);
}

const wrongOtp = () => invalidField('otp', 'invalid.otp.wrong');
