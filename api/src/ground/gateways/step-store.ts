import { redis, redisKey, setEvenWhenFull } from './redis.ts';

/** Seconds in which what was begun is to be finished. */
const LIFETIME = 5 * 60;

/** A new app or passkey that an account sets up, or (`passkey`) the challenge of a session. */
export type Begun = 'totp' | 'passkey-new' | 'passkey';

/** An account, or one of its sessions: another session must not void its challenge. */
type Beginner = number | string;

const keyOf = (begun: Begun, by: Beginner) => redisKey('second-step', begun, by);

/** Kept for five minutes; begun again, the earlier one is void. */
export async function keepBegun(begun: Begun, by: Beginner, text: string): Promise<void> {
  await setEvenWhenFull(keyOf(begun, by), text, 'EX', String(LIFETIME));
}

/** It is gone before it is held against anything: a challenge is answered once. */
export function takeBegun(begun: Begun, by: Beginner): Promise<string | null> {
  return redis.getDel(keyOf(begun, by));
}

/** It stays, for a mistyped code. */
export function readBegun(begun: Begun, by: Beginner): Promise<string | null> {
  return redis.get(keyOf(begun, by));
}
