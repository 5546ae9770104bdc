import { randomInt, timingSafeEqual } from 'node:crypto';
import { RECOVERY_CODE_LENGTH } from '@pehchan/contract/accounts';
import { keyedHash } from '../runtime/keyed-hash.ts';
import { redis, redisKey } from './redis.ts';

/** Seconds until the code expires that an administrator reads out to a family. */
export const RECOVERY_LIFETIME = 10 * 60;
const SET_UP_LIFETIME = 24 * 60 * 60;

export const inGroups = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1 ');

/** Codes that are read out on the phone. They are long, so strangers can't use up a family's tries. */
function spokenCodes(purpose: 'recovery' | 'set-up', lifetime: number) {
  const keyOf = (userId: number) => redisKey(purpose, userId);
  const digest = (userId: number, code: string) => keyedHash(purpose, userId, code);
  return {
    async make(userId: number): Promise<string> {
      const code = String(randomInt(10 ** RECOVERY_CODE_LENGTH)).padStart(RECOVERY_CODE_LENGTH, '0');
      const expiration = { type: 'EX', value: lifetime } as const;
      await redis.set(keyOf(userId), digest(userId, code), { expiration });
      return code;
    },
    async isRight(userId: number, code: string): Promise<boolean> {
      const kept = await redis.get(keyOf(userId));
      const given = digest(userId, code);
      return kept !== null && timingSafeEqual(Buffer.from(kept), Buffer.from(given));
    },
    spend: async (userId: number): Promise<boolean> => (await redis.del(keyOf(userId))) === 1,
  };
}

export const recoveryCodes = spokenCodes('recovery', RECOVERY_LIFETIME);
export const setUpCodes = spokenCodes('set-up', SET_UP_LIFETIME);
