import { randomUUID } from 'node:crypto';
import { TIME_ZONE_AHEAD } from '@pehchan/contract/common';
import type { MessageKey } from '@pehchan/contract/messages';
import { EVEN_WHEN_FULL } from '@pehchan/operating';
import { redis, redisKey, setEvenWhenFull } from '../gateways/redis.ts';
import { overLimit } from '../http/errors.ts';
import { type Actor, isAdmin } from '../accounts/index.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const MONTH = 30 * DAY;

type Limit = { most: number; sentence: MessageKey };

/** What one account may read in a day in India, each thing once; of numbers also what in thirty days. */
const LIMITS = {
  reveal: {
    day: { most: 20, sentence: 'refused.reading.reveal' },
    month: { most: 100, sentence: 'refused.reading.reveals' },
  },
  view: { day: { most: 300, sentence: 'refused.reading.view' } },
  photo: { day: { most: 600, sentence: 'refused.reading.photo' } },
  card: { day: { most: 3000, sentence: 'refused.reading.card' } },
  list: { day: { most: 10, sentence: 'refused.reading.list' } },
} as const satisfies Record<string, { day: Limit; month?: Limit }>;

export type Reading = keyof typeof LIMITS;

/** By the one clock that all processes have in common: theirs may differ. */
const CLOCK = `
  local time = redis.call('TIME')
  local now = time[1] * 1000 + math.floor(time[2] / 1000)
  local dayBegan = now - (now + ${TIME_ZONE_AHEAD}) % ${DAY}`;

/**
 * One sorted set for each account and kind of reading: what was read, by when. One script for each reading:
 * every API process counts together, and of many at the same moment none slips through. What was counted
 * today is free; else the first window that is full refuses. A window is told by how long it is; 0 is the
 * day in India.
 * @returns which window refuses, from 1, or 0; how many were read within the hour; and when the day ends
 */
const COUNT = `${EVEN_WHEN_FULL} ${CLOCK}
  local key, what, left = KEYS[1], ARGV[1], dayBegan + ${DAY} - now
  local from, keptFrom = {}, now - ${DAY}
  for at = 2, #ARGV, 2 do
    local long = tonumber(ARGV[at])
    from[at] = long == 0 and dayBegan or now - long
    keptFrom = math.min(keptFrom, from[at])
  end
  redis.call('ZREMRANGEBYSCORE', key, '-inf', '(' .. keptFrom)
  local before = redis.call('ZSCORE', key, what)
  if before and tonumber(before) >= dayBegan then return { 0, 0, left } end
  for at = 2, #ARGV, 2 do
    local amount = redis.call('ZCOUNT', key, from[at], '+inf')
    if amount >= tonumber(ARGV[at + 1]) then return { at / 2, 0, left } end
  end
  redis.call('ZADD', key, now, what)
  redis.call('PEXPIRE', key, now - keptFrom + ${DAY})
  return { 0, redis.call('ZCOUNT', key, now - ${HOUR}, '+inf'), left }`;

const COUNT_WITHIN_A_DAY = `${CLOCK}
  return redis.call('ZCOUNT', KEYS[1], now - ${DAY}, '+inf')`;

/** Within an hour: more than a family reads. */
const MANY = 60;

/** Whether an administrator is to hear of it. */
type Counted = { isMany: boolean };

/** What this process has counted, by when the day ends: until then Redis would only say that it is free. */
const countedUntil = new Map<string, number>();
const MOST_NOTED = 20_000;

const isFreeToday = (reading: string) => (countedUntil.get(reading) ?? 0) > performance.now();

function noteFree(reading: string, left: number): void {
  const [oldest] = countedUntil.keys();
  if (countedUntil.size >= MOST_NOTED && oldest !== undefined) countedUntil.delete(oldest);
  countedUntil.set(reading, performance.now() + left);
}

const keyOf = (userId: number, reading: Reading) => redisKey('reading', reading, userId);

/**
 * Counts that an account reads something, and refuses what is over its limit. Administrators aren't limited:
 * their looks are written down elsewhere.
 * @param what which biodata or photo; without it, each time is another
 */
export async function countReading(
  actor: Actor,
  reading: Reading,
  what: string | number = randomUUID(),
): Promise<Counted> {
  const again = `${reading}:${actor.id}:${what}`;
  if (isAdmin(actor) || isFreeToday(again)) return { isMany: false };
  const limits: { day: Limit; month?: Limit } = LIMITS[reading];
  const windows = [{ long: 0, ...limits.day }, ...(limits.month ? [{ long: MONTH, ...limits.month }] : [])];
  const reply = await redis.eval(COUNT, {
    keys: [keyOf(actor.id, reading)],
    arguments: [String(what), ...windows.flatMap(({ long, most }) => [String(long), String(most)])],
  });
  const [refusing, withinTheHour, left] = reply as [refusing: number, withinTheHour: number, left: number];
  const full = windows[refusing - 1];
  if (full) throw overLimit(full.sentence, full.most, left / 1000);
  // A number may be uncounted, by any process.
  if (reading !== 'reveal') noteFree(again, left);
  return { isMany: withinTheHour >= MANY && (await isNews(actor.id, reading)) };
}

/** Whether nobody was told of this account in the last hour. */
const isNews = (userId: number, reading: Reading): Promise<boolean> =>
  setEvenWhenFull(redisKey('many', reading, userId), '1', 'NX', 'PX', String(HOUR));

/** How many different ones an account has read in the last 24 hours, midnight or not. */
export async function readWithinADay(userId: number, reading: Reading): Promise<number> {
  return (await redis.eval(COUNT_WITHIN_A_DAY, { keys: [keyOf(userId, reading)] })) as number;
}

/** What was counted and then couldn't be had. */
export async function uncountReading(actor: Actor, reading: Reading, what: number): Promise<void> {
  await redis.zRem(keyOf(actor.id, reading), String(what));
}
