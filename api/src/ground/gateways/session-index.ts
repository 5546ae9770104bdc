import { hash } from 'node:crypto';
import type { SessionData } from 'express-session';
import { EVEN_WHEN_FULL } from '@pehchan/operating';
import { ceiling } from '../runtime/ceiling.ts';
import { redis, redisKey, setEvenWhenFull } from './redis.ts';

/** Milliseconds from a session's last use to its end. Long, since typing a password on a phone is hard. */
export const SESSION_LIFETIME = 30 * 24 * 60 * 60 * 1000;

const MOST_SESSIONS = ceiling(20, 100);

/** Seconds until Redis removes an account's list of sessions; longer than any session can last. */
const INDEX_LIFETIME = 100 * 24 * 60 * 60;

/** The key of an account's session ids, since express-session finds a session only by its id. */
const sessionsOf = (userId: number) => redisKey('sessions-of', userId);

export const SESSION_PREFIX = redisKey('session', '');

/**
 * Add a session to its account's list; store the data of a new session. If the list is too long, remove the
 * oldest, those without the second step first: a thief with only the password must not end the others.
 */
const INDEX = `
  local index, id, prefix = KEYS[1], ARGV[1], ARGV[2]
  if ARGV[5] ~= '' then redis.call('SET', prefix .. id, ARGV[5], 'EX', ARGV[6]) end
  redis.call('SADD', index, id)
  redis.call('EXPIRE', index, ARGV[3])
  if redis.call('SCARD', index) <= tonumber(ARGV[4]) then return end
  local found = {}
  for _, other in ipairs(redis.call('SMEMBERS', index)) do
    local row = redis.call('GET', prefix .. other)
    if not row then redis.call('SREM', index, other)
    elseif other ~= id then
      local data = cjson.decode(row)
      found[#found + 1] = { id = other, begunAt = data.begunAt or 0, stepped = data.steppedAt and 1 or 0 }
    end
  end
  table.sort(found, function(one, other)
    if one.stepped ~= other.stepped then return one.stepped < other.stepped end
    return one.begunAt < other.begunAt
  end)
  for place = 1, #found + 1 - tonumber(ARGV[4]) do
    redis.call('DEL', prefix .. found[place].id)
    redis.call('SREM', index, found[place].id)
  end`;

const INDEX_EVEN_WHEN_FULL = `${EVEN_WHEN_FULL} ${INDEX}`;

/**
 * Index a session. When Redis' memory is full, it refuses a new session, but accepts a known one.
 * @param data the content of a session that is not stored yet
 */
export async function indexSession(
  userId: number,
  sessionId: string,
  data?: Partial<SessionData>,
  isNew = false,
): Promise<void> {
  const row = data ? JSON.stringify(data) : '';
  await redis.eval(isNew ? INDEX : INDEX_EVEN_WHEN_FULL, {
    keys: [sessionsOf(userId)],
    arguments: [
      ...[sessionId, SESSION_PREFIX, String(INDEX_LIFETIME), String(MOST_SESSIONS)],
      ...[row, String(SESSION_LIFETIME / 1000)],
    ],
  });
}

/** Seconds in which requests with the previous session id may still arrive. */
const OLD_ID_LIFETIME = 30;
const changedKey = (sessionId: string) => redisKey('session-changed', sessionId);

export async function leaveSession(userId: number, sessionId: string): Promise<void> {
  await setEvenWhenFull(changedKey(sessionId), '1', 'EX', String(OLD_ID_LIFETIME));
  await unindexSession(userId, sessionId);
}

export const hasChangedId = async (sessionId: string): Promise<boolean> =>
  (await redis.exists(changedKey(sessionId))) === 1;

export async function unindexSession(userId: number, sessionId: string): Promise<void> {
  await redis.sRem(sessionsOf(userId), sessionId);
}

/** Return the name of a session in its account's list. The id that grants access can't be derived from it. */
export const publicIdOf = (sessionId: string): string => hash('sha256', `session\0${sessionId}`).slice(0, 32);

export type StoredSession = { sessionId: string; data: SessionData; lastUsedAt: number };

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
  const lastUsedAt = Math.min(Date.now(), Date.now() - SESSION_LIFETIME + left);
  return { sessionId, data: JSON.parse(text) as SessionData, lastUsedAt };
}

export async function removeSession(userId: number, sessionId: string): Promise<void> {
  await redis.del(SESSION_PREFIX + sessionId);
  await unindexSession(userId, sessionId);
}

/** Remove an account's sessions from Redis. Its new `sessionVersion` or deletion ends the sessions anyway. */
export async function removeSessions(userId: number): Promise<void> {
  const ids = await redis.sMembers(sessionsOf(userId));
  await redis.del([sessionsOf(userId), ...ids.map((id) => SESSION_PREFIX + id)]);
}

export async function removeOtherSessions(userId: number, keptId: string): Promise<void> {
  const ids = (await redis.sMembers(sessionsOf(userId))).filter((id) => id !== keptId);
  if (ids.length === 0) return;
  await redis.del(ids.map((id) => SESSION_PREFIX + id));
  await redis.sRem(sessionsOf(userId), ids);
}

const AGES_SINCE = redisKey('session-ages-since');

/** Return when sessions got an age limit. Older sessions stored no start, so their age counts from then. */
export async function sessionAgesSince(): Promise<number> {
  await setEvenWhenFull(AGES_SINCE, String(Date.now()), 'NX');
  return Number(await redis.get(AGES_SINCE));
}
