import { randomUUID } from 'node:crypto';
import { TIME_ZONE_OFFSET, today } from '@pehchan/contract/common';
import type { MessageKey } from '@pehchan/contract/messages';
import { redis, redisKey } from '../gateways/redis.ts';
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

/**
 * One sorted set for each account and kind of reading: what was read, by when. One script for each reading:
 * every API process counts together, and of many at the same moment none slips through. What was counted
 * today is free; else the first window that is full refuses.
 * @returns which window refuses, from 1, or 0; and how many were read within the hour
 */
const COUNT = `
  local key, what, now, keptFrom, dayBegan = KEYS[1], ARGV[1], ARGV[2], ARGV[3], ARGV[4]
  redis.call('ZREMRANGEBYSCORE', key, '-inf', '(' .. keptFrom)
  local before = redis.call('ZSCORE', key, what)
  if before and tonumber(before) >= tonumber(dayBegan) then return { 0, 0 } end
  for at = 5, #ARGV, 2 do
    local amount = redis.call('ZCOUNT', key, ARGV[at], '+inf')
    if amount >= tonumber(ARGV[at + 1]) then return { (at - 3) / 2, 0 } end
  end
  redis.call('ZADD', key, now, what)
  redis.call('PEXPIRE', key, tonumber(now) - tonumber(keptFrom) + ${DAY})
  return { 0, redis.call('ZCOUNT', key, tonumber(now) - ${HOUR}, '+inf') }`;

/** Within an hour: more than a family reads. */
const MANY = 60;

/** Whether an administrator is to hear of it. */
type Counted = { isMany: boolean };

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
  if (isAdmin(actor)) return { isMany: false };
  const now = Date.now();
  const dayBegan = dayBegins();
  const limits: { day: Limit; month?: Limit } = LIMITS[reading];
  const windows = [
    { from: dayBegan, ...limits.day },
    ...(limits.month ? [{ from: now - MONTH, ...limits.month }] : []),
  ];
  const keptFrom = Math.min(now - HOUR, ...windows.map(({ from }) => from));
  const numbers = [now, keptFrom, dayBegan, ...windows.flatMap(({ from, most }) => [from, most])];
  const reply = await redis.eval(COUNT, {
    keys: [keyOf(actor.id, reading)],
    arguments: [String(what), ...numbers.map(String)],
  });
  const [refusing, withinTheHour] = reply as [refusing: number, withinTheHour: number];
  const full = windows[refusing - 1];
  if (full) throw overLimit(full.sentence, full.most, (dayBegan + DAY - now) / 1000);
  return { isMany: withinTheHour >= MANY && (await isNews(actor.id, reading)) };
}

/** Whether nobody was told of this account in the last hour. */
async function isNews(userId: number, reading: Reading): Promise<boolean> {
  const expiration = { type: 'PX', value: HOUR } as const;
  return (await redis.set(redisKey('many', reading, userId), '1', { condition: 'NX', expiration })) !== null;
}

/** How many different ones an account has read since midnight in India. */
export async function readToday(userId: number, reading: Reading): Promise<number> {
  return redis.zCount(keyOf(userId, reading), dayBegins(), '+inf');
}

const dayBegins = () => Date.parse(`${today()}T00:00:00${TIME_ZONE_OFFSET}`);

/** What was counted and then couldn't be had. */
export async function uncountReading(actor: Actor, reading: Reading, what: number): Promise<void> {
  await redis.zRem(keyOf(actor.id, reading), String(what));
}
