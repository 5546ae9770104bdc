import { redis, redisKey, setEvenWhenFull } from './redis.ts';

/** Seconds in which a second step, or the set-up of one, must be finished. */
const LIFETIME = 5 * 60;

/** What a challenge is for: to add an app (`totp`) or a passkey, or to pass with a passkey (`passkey`). */
export type Begun = 'totp' | 'passkey-new' | 'passkey';

/** The account or session that has the challenge: another session must not void it. */
type Beginner = number | string;

const keyOf = (begun: Begun, by: Beginner) => redisKey('second-step', begun, by);

export async function keepBegun(begun: Begun, by: Beginner, text: string): Promise<void> {
  await setEvenWhenFull(keyOf(begun, by), text, 'EX', String(LIFETIME));
}

/** Delete a challenge before it is checked, so that each can be answered once. */
export function takeBegun(begun: Begun, by: Beginner): Promise<string | null> {
  return redis.getDel(keyOf(begun, by));
}

export function readBegun(begun: Begun, by: Beginner): Promise<string | null> {
  return redis.get(keyOf(begun, by));
}
