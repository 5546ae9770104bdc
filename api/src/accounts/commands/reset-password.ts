import { hash, randomInt } from 'node:crypto';
import { OTP_LENGTH } from '@pehchan/contract/accounts';
import { literal } from 'sequelize';
import { invalidField } from '../../http/errors.ts';
import { keepOtp, OTP_LIFETIME, redeemOtp } from '../../gateways/otp-store.ts';
import { removeSessions } from '../../gateways/session-index.ts';
import { isMailWritten } from '../../mail/index.ts';
import { doTask, planTask } from '../../tasks/index.ts';
import { User } from '../models/user.ts';
import { hashPassword } from '../passwords.ts';
import { mailOtp } from './mail-otp.ts';

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
  const found = await User.findByEmail(email);
  // Tries are counted and codes made void by the email: one that the database merely takes for the same is
  // another.
  const user = found?.email === email ? found : null;
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
 * Sets a new password against the code, which is then spent, and ends every session of the account.
 * Whatever is wrong with the code, the answer is the same.
 * @param onRefused told at whose account a wrong one was tried, if it is anybody's
 * @returns whose password it was
 */
export async function resetPassword(
  email: string,
  hashed: string,
  otp: string,
  password: string,
  onRefused: (userId: number | null) => Promise<void>,
): Promise<number> {
  const userId = await redeemOtp(email, hashed, otp);
  if (userId === undefined) {
    const user = await User.findByEmail(email);
    await onRefused(user?.id ?? null);
    throw invalidField('otp', 'invalid.otp.wrong');
  }
  const passwordHash = await hashPassword(password);
  const sessionVersion = literal('sessionVersion + 1');
  const [changed] = await User.update({ passwordHash, sessionVersion }, { where: { id: userId } });
  if (changed === 0) throw invalidField('otp', 'invalid.otp.wrong');
  await removeSessions(userId);
  return userId;
}
