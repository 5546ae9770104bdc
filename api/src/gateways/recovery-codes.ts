import { randomInt, timingSafeEqual } from 'node:crypto';
import { RECOVERY_CODE_LENGTH } from '@pehchan/contract/accounts';
import { keyedHash } from '../runtime/keyed-hash.ts';
import { redis, redisKey } from './redis.ts';

/** Seconds. */
export const RECOVERY_LIFETIME = 10 * 60;

const keyOf = (userId: number) => redisKey('recovery', userId);
const digest = (userId: number, code: string) => keyedHash('recovery', userId, code);

/** A code that is read out on the phone. */
export const newCode = (): string =>
  String(randomInt(10 ** RECOVERY_CODE_LENGTH)).padStart(RECOVERY_CODE_LENGTH, '0');

/** As it is read out. */
export const inGroups = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1 ');

/**
 * A code that an administrator reads out, for ten minutes; an earlier one is void. It is so long that tries
 * needn't be counted by account: nobody can use it up in the place of its family.
 */
export async function makeCode(userId: number): Promise<string> {
  const code = newCode();
  const expiration = { type: 'EX', value: RECOVERY_LIFETIME } as const;
  await redis.set(keyOf(userId), digest(userId, code), { expiration });
  return code;
}

export async function isCodeRight(userId: number, code: string): Promise<boolean> {
  const kept = await redis.get(keyOf(userId));
  const given = digest(userId, code);
  return kept !== null && timingSafeEqual(Buffer.from(kept), Buffer.from(given));
}

/** @returns false for the second of two calls at the same moment */
export async function spendCode(userId: number): Promise<boolean> {
  return (await redis.del(keyOf(userId))) === 1;
}
