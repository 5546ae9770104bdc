import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from '../runtime/keyed-hash.ts';
import { inGroups, newCode } from './recovery-codes.ts';
import { redis, redisKey } from './redis.ts';

/** Seconds. */
const LIFETIME = 24 * 60 * 60;
const TRIES = 5;

const keyOf = (userId: number) => redisKey('set-up', userId);
const triesOf = (userId: number) => redisKey('set-up-tries', userId);
const digest = (userId: number, code: string) => keyedHash('set-up', userId, code);

/**
 * Make a code with which an administrator sets up a first second step. An earlier one is void.
 * @returns the code, as it is read out
 */
export async function makeSetUpCode(userId: number): Promise<string> {
  const code = newCode();
  const expiration = { type: 'EX', value: LIFETIME } as const;
  await redis.set(keyOf(userId), digest(userId, code), { expiration });
  await redis.del(triesOf(userId));
  return inGroups(code);
}

/** Whether it is the account's code, or `void` after five tries. Each counts before anything is compared. */
export async function trySetUpCode(userId: number, code: string): Promise<'right' | 'wrong' | 'void'> {
  const tries = await redis.incr(triesOf(userId));
  if (tries === 1) await redis.expire(triesOf(userId), LIFETIME);
  const kept = await redis.get(keyOf(userId));
  if (!kept || tries > TRIES) return 'void';
  return timingSafeEqual(Buffer.from(kept), Buffer.from(digest(userId, code))) ? 'right' : 'wrong';
}

/** A way is set up: the code is void. */
export async function endSetUpCode(userId: number): Promise<void> {
  await redis.del([keyOf(userId), triesOf(userId)]);
}
