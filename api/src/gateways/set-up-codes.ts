import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from '../runtime/keyed-hash.ts';
import { inGroups, newCode } from './recovery-codes.ts';
import { redis, redisKey } from './redis.ts';

/** Seconds. */
const LIFETIME = 24 * 60 * 60;

const keyOf = (userId: number) => redisKey('set-up', userId);
const digest = (userId: number, code: string) => keyedHash('set-up', userId, code);

/**
 * Make a code with which an administrator sets up a first second step. An earlier one is void.
 * @returns the code, as it is read out
 */
export async function makeSetUpCode(userId: number): Promise<string> {
  const code = newCode();
  const expiration = { type: 'EX', value: LIFETIME } as const;
  await redis.set(keyOf(userId), digest(userId, code), { expiration });
  return inGroups(code);
}

/** It is so long that tries needn't be counted by account: who knows the password can't use it up. */
export async function isSetUpCodeRight(userId: number, code: string): Promise<boolean> {
  const kept = await redis.get(keyOf(userId));
  const given = digest(userId, code);
  return kept !== null && timingSafeEqual(Buffer.from(kept), Buffer.from(given));
}

/** A way is set up: the code is void. */
export async function endSetUpCode(userId: number): Promise<void> {
  await redis.del(keyOf(userId));
}
