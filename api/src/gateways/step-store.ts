import { redis, redisKey, setEvenWhenFull } from './redis.ts';

/** Seconds in which what was begun is to be finished. */
const LIFETIME = 5 * 60;

/** What an account has begun: a new authenticator app or passkey, or to be asked for a passkey. */
export type Begun = 'totp' | 'passkey-new' | 'passkey';

const keyOf = (begun: Begun, userId: number) => redisKey('second-step', begun, userId);

/** Kept for five minutes; begun again, the earlier one is void. */
export async function keepBegun(begun: Begun, userId: number, text: string): Promise<void> {
  await setEvenWhenFull(keyOf(begun, userId), text, 'EX', String(LIFETIME));
}

/** It is gone before it is held against anything: a challenge is answered once. */
export function takeBegun(begun: Begun, userId: number): Promise<string | null> {
  return redis.getDel(keyOf(begun, userId));
}

/** It stays, for a mistyped code. */
export function readBegun(begun: Begun, userId: number): Promise<string | null> {
  return redis.get(keyOf(begun, userId));
}
