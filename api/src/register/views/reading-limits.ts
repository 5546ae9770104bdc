import { randomUUID } from 'node:crypto';
import { TIME_ZONE_AHEAD } from '@pehchan/contract/common';
import type { MessageKey } from '@pehchan/contract/messages';
import {
  type NoticedReading,
  READ_WINDOWS,
  type ReadKind,
  type ReadWindow,
  WINDOW_LENGTHS,
} from '@pehchan/contract/security';
import { EVEN_WHEN_FULL } from '@pehchan/operating';
import { redis, redisKey } from '../../ground/gateways/redis.ts';
import { env } from '../../ground/runtime/env.ts';
import { overLimit } from '../../ground/runtime/errors.ts';
import { type Actor, isAdmin } from '../../identity/accounts/index.ts';

const DAY = WINDOW_LENGTHS.day;

/** For each time window, the number of read items from which administrators are notified. */
type Noticed = Partial<Record<ReadWindow, number>>;

type Limit = {
  most: number;
  sentence: MessageKey;
  kind?: ReadKind;
  noticed?: Noticed;
};

/** The most items that one account can read in a day in India. `number-limits.ts` limits phone numbers. */
const LIMITS = {
  view: { most: 300, sentence: 'refused.reading.view', kind: 'views', noticed: env.noticed.views },
  photo: { most: 600, sentence: 'refused.reading.photo', kind: 'photos', noticed: { hour: 60 } },
  cardPhoto: { most: env.cardPhotoLimit, sentence: 'refused.reading.card' },
  shownCard: {
    most: env.cardLimit,
    sentence: 'refused.reading.cards',
    kind: 'cards',
    noticed: env.noticed.cards,
  },
  list: { most: 10, sentence: 'refused.reading.list' },
} as const satisfies Record<string, Limit>;

export type Reading = keyof typeof LIMITS;

/** What a full limit refuses: all items, items not yet read today, or no item, as the reply has begun. */
export type Refusing = 'all' | 'new' | 'none';

const READING_OF = { cards: 'shownCard', views: 'view', photos: 'photo' } as const;

/** Take the time from Redis, the only clock that all API processes share. */
const CLOCK = `
  local time = redis.call('TIME')
  local now = time[1] * 1000 + math.floor(time[2] / 1000)
  local dayBegan = now - (now + ${TIME_ZONE_AHEAD}) % ${DAY}`;

/**
 * Count a reply in the account's sorted set of items by time. One script, so that parallel requests can't
 * exceed a limit.
 * @returns whether the reply is refused, milliseconds until the day ends, items new today, items read today,
 * and how many in each window of `READ_WINDOWS`
 */
const COUNT = `${EVEN_WHEN_FULL} ${CLOCK}
  local key, most, refuses, kept = KEYS[1], tonumber(ARGV[1]), ARGV[2], tonumber(ARGV[3])
  local left, fresh = dayBegan + ${DAY} - now, {}
  redis.call('ZREMRANGEBYSCORE', key, '-inf', '(' .. now - kept)
  for at = 4, #ARGV do
    local before = redis.call('ZSCORE', key, ARGV[at])
    if not before or tonumber(before) < dayBegan then fresh[#fresh + 1] = ARGV[at] end
  end
  local today = redis.call('ZCOUNT', key, dayBegan, '+inf')
  if today >= most and (refuses == 'all' or refuses == 'new' and #fresh > 0) then return { 1, left } end
  for _, what in ipairs(fresh) do redis.call('ZADD', key, now, what) end
  redis.call('PEXPIRE', key, kept + ${DAY})
  local reply = { 0, left, #fresh, today + #fresh }
  for _, long in ipairs({ ${READ_WINDOWS.map((name) => WINDOW_LENGTHS[name]).join()} }) do
    reply[#reply + 1] = redis.call('ZCOUNT', key, now - long, '+inf')
  end
  return reply`;

const COUNT_WITHIN = `${CLOCK}
  return redis.call('ZCOUNT', KEYS[1], now - ARGV[1], '+inf')`;

/** Items that this process knows as counted today, so that it does not ask Redis again. */
const knownUntil = new Map<string, number>();
const MOST_KNOWN = 200_000;

const isKnown = (reading: string) => (knownUntil.get(reading) ?? 0) > performance.now();

function noteKnown(reading: string, left: number): void {
  const [oldest] = knownUntil.keys();
  if (knownUntil.size >= MOST_KNOWN && oldest !== undefined) knownUntil.delete(oldest);
  knownUntil.set(reading, performance.now() + left);
}

const keyOf = (userId: number, reading: Reading) => redisKey('reading', reading, userId);

/**
 * Count items that an account reads, and refuse those over its limit. Administrators have no limit.
 * @param what biodata or photos; by default each call counts as another item
 * @returns the thresholds that the account has reached
 */
export async function countReading(
  actor: Actor,
  reading: Reading,
  what: string | number | readonly number[] = randomUUID(),
  refuses: Refusing = 'new',
): Promise<NoticedReading[]> {
  if (isAdmin(actor)) return [];
  const { most, sentence, kind, noticed = {} }: Limit = LIMITS[reading];
  const items = typeof what === 'object' ? what : [what];
  const nameOf = (item: string | number) => `${reading}:${actor.id}:${item}`;
  const mayRefuseKnown = refuses === 'all' && (items.length === 0 || isKnown(nameOf('full')));
  if (!mayRefuseKnown && items.every((item) => isKnown(nameOf(item)))) return [];
  const kept = noticed.week ? WINDOW_LENGTHS.week : DAY;
  const reply = await redis.eval(COUNT, {
    keys: [keyOf(actor.id, reading)],
    arguments: [String(most), refuses, String(kept), ...items.map(String)],
  });
  const [isOver, left = 0, fresh = 0, today = 0, ...within] = reply as number[];
  if (isOver) throw overLimit(sentence, most, left / 1000);
  for (const item of items) noteKnown(nameOf(item), left);
  if (today >= most) noteKnown(nameOf('full'), left);
  if (!kind || fresh === 0) return [];
  const amounts = READ_WINDOWS.map((name, index) => ({ kind, within: name, amount: within[index] ?? 0 }));
  return amounts.filter(({ within: name, amount }) => amount >= (noticed[name] ?? Infinity));
}

/** Return how many different items an account has read in the last hour, day or week, across midnight. */
export async function readWithin(
  userId: number,
  kind: keyof typeof READING_OF,
  within: ReadWindow,
): Promise<number> {
  const keys = [keyOf(userId, READING_OF[kind])];
  return (await redis.eval(COUNT_WITHIN, { keys, arguments: [String(WINDOW_LENGTHS[within])] })) as number;
}
