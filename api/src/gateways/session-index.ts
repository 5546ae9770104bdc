import { redis, redisKey } from './redis.ts';

/**
 * Which sessions an account has, so that they can be removed with it. express-session knows a session by its
 * id alone.
 */
const sessionsOf = (userId: number) => redisKey('sessions-of', userId);

export const SESSION_PREFIX = redisKey('session', '');

export async function indexSession(userId: number, sessionId: string, seconds: number): Promise<void> {
  await redis.sAdd(sessionsOf(userId), sessionId);
  await redis.expire(sessionsOf(userId), seconds);
}

export async function unindexSession(userId: number, sessionId: string): Promise<void> {
  await redis.sRem(sessionsOf(userId), sessionId);
}

/** Removes every session of an account from Redis. The account's version or absence ends them in any case. */
export async function removeSessions(userId: number): Promise<void> {
  const ids = await redis.sMembers(sessionsOf(userId));
  await redis.del([sessionsOf(userId), ...ids.map((id) => SESSION_PREFIX + id)]);
}
