import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { redis, redisKey } from './redis.ts';

/** What is kept of a code that was sent: to whom, and the code's hash. `userId` 0: nobody has that email. */
type Kept = { userId: number; email: string; code: string };

/** Seconds. */
export const OTP_LIFETIME = 10 * 60;
const TRIES = 5;

const keyOf = (hashed: string) => redisKey('otp', hashed);
const triesOf = (hashed: string) => redisKey('otp-tries', hashed);
const currentOf = (email: string) => redisKey('otp-of', digest('email', email));

/**
 * Keeps a code for ten minutes; an earlier one for the same email is void.
 * @returns the reference under which it can be redeemed, which the wire calls `hashed`
 */
export async function keepOtp(userId: number, email: string, otp: string): Promise<string> {
  const hashed = randomBytes(32).toString('hex');
  const kept: Kept = { userId, email, code: digest(hashed, otp) };
  const earlier = await redis.getSet(currentOf(email), hashed);
  await redis.expire(currentOf(email), OTP_LIFETIME);
  if (earlier) await redis.del(keyOf(earlier));
  await redis.set(keyOf(hashed), JSON.stringify(kept), { expiration: { type: 'EX', value: OTP_LIFETIME } });
  return hashed;
}

/** Whether it can still be redeemed: no newer one was asked for, and its time isn't over. */
export async function isOtpCurrent(hashed: string): Promise<boolean> {
  return (await redis.exists(keyOf(hashed))) === 1;
}

/**
 * Redeems a code. It works once, for the email that it was sent to, and only within five tries. Each try is
 * counted in Redis before anything is compared, so that parallel requests or several processes get no sixth.
 * @returns the account's id, or undefined when anything about it is wrong
 */
export async function redeemOtp(email: string, hashed: string, otp: string): Promise<number | undefined> {
  const tries = await redis.incr(triesOf(hashed));
  if (tries === 1) await redis.expire(triesOf(hashed), OTP_LIFETIME);
  const text = await redis.get(keyOf(hashed));
  if (!text || tries > TRIES) return undefined;
  const kept = JSON.parse(text) as Kept;
  const matches = timingSafeEqual(Buffer.from(kept.code, 'hex'), Buffer.from(digest(hashed, otp), 'hex'));
  if (!matches || kept.email !== email || kept.userId === 0) return undefined;
  // Of two calls with the right code at the same moment, one removes it.
  return (await redis.del(keyOf(hashed))) === 1 ? kept.userId : undefined;
}

function digest(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\0')).digest('hex');
}
