import { redis, redisKey, setEvenWhenFull } from './redis.ts';

/** Seconds for the whole procedure. */
const LIFETIME = 5 * 60;

/** A new app or passkey that an account sets up, or (`passkey`) the challenge of a session. */
export type Begun = 'totp' | 'passkey-new' | 'passkey';

/** An account, or one of its sessions: another session must not void its challenge. */
type Beginner = number | string;

const keyOf = (begun: Begun, by: Beginner) => redisKey('second-step', begun, by);

/** Store for five minutes. A second call replaces the first value. */
export async function keepBegun(begun: Begun, by: Beginner, text: string): Promise<void> {
  await setEvenWhenFull(keyOf(begun, by), text, 'EX', String(LIFETIME));
}

/** Return and delete it before it is checked: each challenge can be answered once. */
export function takeBegun(begun: Begun, by: Beginner): Promise<string | null> {
  return redis.getDel(keyOf(begun, by));
}

/** Return it without deleting, so that a mistyped code can be corrected. */
export function readBegun(begun: Begun, by: Beginner): Promise<string | null> {
  return redis.get(keyOf(begun, by));
}
