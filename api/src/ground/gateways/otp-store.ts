import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { keyedHash } from '../runtime/keyed-hash.ts';
import { redis, redisKey } from './redis.ts';

/** A mailed code: its hash, when it expires (milliseconds), and its account (0: no account has the email). */
type Kept = { userId: number; code: string; until: number };

/** Seconds until a mailed code expires. */
export const OTP_LIFETIME = 10 * 60;
const TRIES = 5;

const codesOf = (email: string) => redisKey('otp-of', keyedHash('email', email));
const triesOf = (hashed: string) => redisKey('otp-tries', hashed);

const KEEP = `
  redis.call('HSET', KEYS[1], ARGV[1], ARGV[2])
  redis.call('EXPIRE', KEYS[1], ARGV[3])`;

/**
 * Store a code. Earlier ones stay valid, so that a stranger's request does not void the owner's code.
 * @returns a reference, which the browser sends back with the code (`hashed` in the contract)
 */
export async function keepOtp(userId: number, email: string, otp: string): Promise<string> {
  const hashed = randomBytes(32).toString('hex');
  const kept: Kept = { userId, code: digest(hashed, otp), until: Date.now() + OTP_LIFETIME * 1000 };
  await redis.eval(KEEP, {
    keys: [codesOf(email)],
    arguments: [hashed, JSON.stringify(kept), String(OTP_LIFETIME)],
  });
  return hashed;
}

/** Return the account of a valid reference, or 0 if no account has the email. */
export async function findOtp(email: string, hashed: string): Promise<number | undefined> {
  return (await read(email, hashed))?.userId;
}

/** Check a mailed code. A sixth try gets `void`, also in parallel: Redis counts a try before the check. */
export async function tryOtp(
  email: string,
  hashed: string,
  otp: string,
): Promise<'right' | 'wrong' | 'void'> {
  const tries = await redis.incr(triesOf(hashed));
  if (tries === 1) await redis.expire(triesOf(hashed), OTP_LIFETIME);
  const kept = await read(email, hashed);
  if (!kept || tries > TRIES) return 'void';
  const isRight = timingSafeEqual(Buffer.from(kept.code, 'hex'), Buffer.from(digest(hashed, otp), 'hex'));
  // A right code does not count as a try: the new password may be refused several times.
  if (isRight) await redis.decr(triesOf(hashed));
  return isRight ? 'right' : 'wrong';
}

/** Void all codes of this email. Return false if a parallel call with a right code has voided them. */
export async function spendOtps(email: string): Promise<boolean> {
  return (await redis.del(codesOf(email))) === 1;
}

async function read(email: string, hashed: string): Promise<Kept | undefined> {
  const text = await redis.hGet(codesOf(email), hashed);
  const kept = text ? (JSON.parse(text) as Kept) : undefined;
  return kept && kept.until > Date.now() ? kept : undefined;
}

function digest(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\0')).digest('hex');
}
