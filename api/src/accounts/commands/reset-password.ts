import { randomInt } from 'node:crypto';
import { OTP_LENGTH } from '@pehchan/contract/accounts';
import { literal } from 'sequelize';
import { env } from '../../runtime/env.ts';
import { invalidField } from '../../http/errors.ts';
import { post } from '../../gateways/mailer.ts';
import { keepOtp, redeemOtp } from '../../gateways/otp-store.ts';
import { removeSessions } from '../../gateways/session-index.ts';
import { otpMail } from '../otp-mail.ts';
import { User } from '../models/user.ts';
import { hashPassword } from '../passwords.ts';

/**
 * Mails a code to whoever has this email (specification section 4, password recovery). For an email that
 * nobody has, it does and answers the same and mails nothing.
 * @returns the reference that the reset call must bring along, and whose code it is
 */
export async function sendOtp(email: string): Promise<{ hashed: string; userId: number | null }> {
  const found = await User.findByEmail(email);
  // Tries are counted and codes made void by the email: one that the database merely takes for the same is
  // another.
  const user = found?.email === email ? found : null;
  const otp = String(randomInt(10 ** OTP_LENGTH)).padStart(OTP_LENGTH, '0');
  const hashed = await keepOtp(user?.id ?? 0, email, otp);
  const { fullName, language } = user ?? { fullName: '', language: 'en' as const };
  await post(otpMail(email, fullName, otp, language, env.publicUrl), user !== null);
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
