import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { keyedHash } from '../runtime/keyed-hash.ts';
import { redis, redisKey } from './redis.ts';

/** What is kept of a code that was sent: its hash, and until when (milliseconds). `userId` 0: nobody's. */
type Kept = { userId: number; code: string; until: number };

/** Seconds. */
export const OTP_LIFETIME = 10 * 60;
const TRIES = 5;

/** All codes of one email that can still be redeemed, each under its reference. */
const codesOf = (email: string) => redisKey('otp-of', keyedHash('email', email));
const triesOf = (hashed: string) => redisKey('otp-tries', hashed);

const KEEP = `
  redis.call('HSET', KEYS[1], ARGV[1], ARGV[2])
  redis.call('EXPIRE', KEYS[1], ARGV[3])`;

/**
 * Keeps a code for ten minutes. Earlier ones for the same email stay: whoever else asks for one doesn't make
 * void what is in the owner's mail already.
 * @returns the reference under which it can be redeemed, which the wire calls `hashed`
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

/** Whose code a reference of this email stands for, 0 for nobody's, while it can still be redeemed. */
export async function findOtp(email: string, hashed: string): Promise<number | undefined> {
  return (await read(email, hashed))?.userId;
}

/**
 * Check a code of this reference. After five tries it is `void`. Redis counts each try before the comparison,
 * so that parallel requests and processes get no sixth try.
 */
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
  // Whoever has the code may choose another password as often as one is refused.
  if (isRight) await redis.decr(triesOf(hashed));
  return isRight ? 'right' : 'wrong';
}

/**
 * All codes of this email are used up with the one of them.
 * @returns false for the second of two calls with a right code at the same moment
 */
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
