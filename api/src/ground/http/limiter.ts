import { EVEN_WHEN_FULL } from '@pehchan/operating';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { redis, redisKey } from '../gateways/redis.ts';
import { type HttpError, tooMany } from '../runtime/errors.ts';

/** The library's own script, which here runs at Redis' memory limit too. */
const COUNT_EVEN_WHEN_FULL = `${EVEN_WHEN_FULL}
  redis.call('SET', KEYS[1], 0, 'EX', ARGV[2], 'NX')
  return { redis.call('INCRBY', KEYS[1], ARGV[1]), redis.call('PTTL', KEYS[1]) }`;

/**
 * Counted in Redis by one script per try: every API process counts together, and no two tries slip through at
 * once.
 * @param seconds from the first try on, within which there are `points`
 */
export const limiter = (name: string, points: number, seconds: number) =>
  newLimiter(name, points, seconds, { customIncrTtlLuaScript: COUNT_EVEN_WHEN_FULL });

/**
 * The same for visitors. Their number is unlimited, so at its memory limit Redis refuses to count their
 * tries, and the API refuses their calls. A visitor's call must count here first.
 */
export const visitorLimiter = (name: string, points: number, seconds: number) =>
  newLimiter(name, points, seconds, {});

const newLimiter = (
  name: string,
  points: number,
  seconds: number,
  script: { customIncrTtlLuaScript?: string },
) =>
  new RateLimiterRedis({
    storeClient: redis,
    useRedisPackage: true,
    keyPrefix: redisKey('tries', name),
    points,
    duration: seconds,
    ...script,
  });

export type Limiter = RateLimiterRedis;

/** Counts each time that what is asked throws because a phone or email is taken. */
export type CountTaken = (ask: () => Promise<void>) => Promise<void>;

/** @param refuse what is said to one who is over the limit */
export async function count(
  limiter: Limiter,
  key: string,
  refuse: (seconds: number) => HttpError = tooMany,
): Promise<void> {
  const refusal = await overLimit(limiter, key);
  if (refusal) throw refuse(refusal.msBeforeNext / 1000);
}

/**
 * Count a try.
 * @returns the limiter's reply if the try is over the limit
 */
export async function overLimit(limiter: Limiter, key: string): Promise<RateLimiterRes | undefined> {
  try {
    await limiter.consume(key);
    return undefined;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return refusal;
    throw refusal;
  }
}
