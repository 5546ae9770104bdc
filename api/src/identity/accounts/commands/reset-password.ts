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

/** In its last minute a code isn't sent any more: nobody would come to use it. */
const OTP_SENT_WITHIN = (OTP_LIFETIME - 60) * 1000;

/**
 * Mails a code to whoever has this email (specification section 4, password recovery). For an email that
 * nobody has, it does and answers the same and mails nothing. A mail server isn't waited for: how long it
 * takes would tell whether anybody has this email. Where mail is written to the disk, whoever asks is told
 * when that fails.
 * @returns the reference that the reset call must bring along, and whose code it is
 */
export async function sendOtp(email: string): Promise<{ hashed: string; userId: number | null }> {
  const user = await User.findByExactEmail(email);
  const otp = String(randomInt(10 ** OTP_LENGTH)).padStart(OTP_LENGTH, '0');
  const hashed = await keepOtp(user?.id ?? 0, email, otp);
  await (isMailWritten ? doTask : planTask)(mailOtp, {
    // What redeems the code isn't readable in the table either.
    key: `mail-otp:${hash('sha256', hashed)}`,
    payload: { userId: user?.id ?? 0, email, hashed, otp },
    expiresIn: OTP_SENT_WITHIN,
  });
  return { hashed, userId: user?.id ?? null };
}

/**
 * Whose code was sent under this reference, null for nobody's.
 * @throws what a wrong code is answered when none was, or it has had its time
 */
export async function findOtpOwner(email: string, hashed: string): Promise<number | null> {
  const userId = await findOtp(email, hashed);
  if (userId === undefined) throw wrongOtp();
  return userId || null;
}

/**
 * Whatever is wrong with the code, the answer is the same.
 * @param onRefused told that it was a wrong one
 * @returns whose it is
 */
export async function checkOtp(
  { email, hashed, otp, ownerId }: { email: string; hashed: string; otp: string; ownerId: number | null },
  onRefused: () => Promise<void>,
): Promise<number> {
  const answer = await tryOtp(email, hashed, otp);
  if (answer === 'right' && ownerId !== null) return ownerId;
  // Tries of a void code are not recorded: they must not fill the table.
  if (answer !== 'void') await onRefused();
  throw wrongOtp();
}

/**
 * Sets a new password, after its code was found right. Whoever used it reads the mail of its email. An
 * account that has another email by now isn't found.
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
  /** Use up the code, once the password is accepted. Throw if the code is gone. */
  spend: () => Promise<void>;
  /** Change further columns of the locked account. */
  note: (owner: User, transaction: Transaction) => void | Promise<void>;
};

/** Set a new password, end every session of the account, and notify its email. */
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
    // Before `note`: an email that this code confirms gets no mail.
    await planPasswordMail(owner, news, transaction);
    owner.set({ passwordHash, sessionVersion: owner.sessionVersion + 1 });
    await note(owner, transaction);
    await owner.save({ transaction });
  });
  await removeSessions(user.id);
}

const wrongOtp = () => invalidField('otp', 'invalid.otp.wrong');
