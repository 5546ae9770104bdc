import { redis, redisKey, setEvenWhenFull } from './redis.ts';

/** Seconds from the start of a second step, or of its set-up, to its end. */
const LIFETIME = 5 * 60;

/** A new authenticator app or passkey that an account sets up, or (`passkey`) the challenge of a session. */
export type Begun = 'totp' | 'passkey-new' | 'passkey';

/** Account or session id: another session must not void a challenge. */
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
