import { hash } from 'node:crypto';
import type { SessionData } from 'express-session';
import { EVEN_WHEN_FULL } from '@pehchan/operating';
import { redis, redisKey, setEvenWhenFull } from './redis.ts';

/**
 * Milliseconds. Thirty days after the last visit a session ends: phones are personal, and typing a password
 * on one is a hurdle.
 */
export const SESSION_LIFETIME = 30 * 24 * 60 * 60 * 1000;

/** Seconds. Longer than any session lasts, however often it is used. */
const INDEX_LIFETIME = 100 * 24 * 60 * 60;

/**
 * Which sessions an account has, so that they can be shown and removed. express-session knows a session by
 * its id alone.
 */
const sessionsOf = (userId: number) => redisKey('sessions-of', userId);

export const SESSION_PREFIX = redisKey('session', '');

const INDEX = `${EVEN_WHEN_FULL}
  redis.call('SADD', KEYS[1], ARGV[1])
  redis.call('EXPIRE', KEYS[1], ARGV[2])`;

/** Never refused at Redis' memory limit: the session itself was saved. */
export async function indexSession(userId: number, sessionId: string): Promise<void> {
  await redis.eval(INDEX, { keys: [sessionsOf(userId)], arguments: [sessionId, String(INDEX_LIFETIME)] });
}

export async function unindexSession(userId: number, sessionId: string): Promise<void> {
  await redis.sRem(sessionsOf(userId), sessionId);
}

/** Names a session to its owner. Whoever has its id is signed in; from this nobody finds the id. */
export const publicIdOf = (sessionId: string): string => hash('sha256', `session\0${sessionId}`).slice(0, 32);

/** A session as it lies in Redis. */
export type StoredSession = { sessionId: string; data: SessionData; lastUsedAt: number };

/** The sessions of an account that Redis still has; the others leave the index. */
export async function findStoredSessions(userId: number): Promise<StoredSession[]> {
  const ids = await redis.sMembers(sessionsOf(userId));
  const found = await Promise.all(ids.map(findStoredSession));
  const gone = ids.filter((_id, index) => !found[index]);
  if (gone.length > 0) await redis.sRem(sessionsOf(userId), gone);
  return found.filter((session) => session !== undefined);
}

async function findStoredSession(sessionId: string): Promise<StoredSession | undefined> {
  const key = SESSION_PREFIX + sessionId;
  const [text, left] = await Promise.all([redis.get(key), redis.pTTL(key)]);
  if (!text || left < 0) return undefined;
  // Each visit gives it all of its time again.
  const lastUsedAt = Math.min(Date.now(), Date.now() - SESSION_LIFETIME + left);
  return { sessionId, data: JSON.parse(text) as SessionData, lastUsedAt };
}

export async function removeSession(userId: number, sessionId: string): Promise<void> {
  await redis.del(SESSION_PREFIX + sessionId);
  await unindexSession(userId, sessionId);
}

/** Removes every session of an account from Redis. The account's version or absence ends them in any case. */
export async function removeSessions(userId: number): Promise<void> {
  const ids = await redis.sMembers(sessionsOf(userId));
  await redis.del([sessionsOf(userId), ...ids.map((id) => SESSION_PREFIX + id)]);
}

/** The same for all but one. */
export async function removeOtherSessions(userId: number, keptId: string): Promise<void> {
  const ids = (await redis.sMembers(sessionsOf(userId))).filter((id) => id !== keptId);
  if (ids.length === 0) return;
  await redis.del(ids.map((id) => SESSION_PREFIX + id));
  await redis.sRem(sessionsOf(userId), ids);
}

const AGES_SINCE = redisKey('session-ages-since');

/**
 * When sessions began to have an end, which is what those of before are counted from: the first to ask is the
 * upgrade.
 */
export async function sessionAgesSince(): Promise<number> {
  await setEvenWhenFull(AGES_SINCE, String(Date.now()), 'NX');
  return Number(await redis.get(AGES_SINCE));
}
