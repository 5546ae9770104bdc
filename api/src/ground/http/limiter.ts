import { EVEN_WHEN_FULL } from '@pehchan/operating';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { redis, redisKey } from '../gateways/redis.ts';
import { type HttpError, tooMany } from '../runtime/errors.ts';

/** The counting script of the library rate-limiter-flexible, changed to run at Redis' memory limit too. */
const COUNT_EVEN_WHEN_FULL = `${EVEN_WHEN_FULL}
  redis.call('SET', KEYS[1], 0, 'EX', ARGV[2], 'NX')
  return { redis.call('INCRBY', KEYS[1], ARGV[1]), redis.call('PTTL', KEYS[1]) }`;

/**
 * Count tries in Redis, with one script for each try, so that processes and parallel tries count together.
 * @param seconds from the first try on, within which `points` tries are allowed
 */
export const limiter = (name: string, points: number, seconds: number) =>
  newLimiter(name, points, seconds, { customIncrTtlLuaScript: COUNT_EVEN_WHEN_FULL });

/** Count tries of visitors. Any number can visit, so at Redis' memory limit their requests get a 503. */
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

export type CountTaken = (ask: () => Promise<void>) => Promise<void>;

export async function count(
  limiter: Limiter,
  key: string,
  refuse: (seconds: number) => HttpError = tooMany,
): Promise<void> {
  const refusal = await overLimit(limiter, key);
  if (refusal) throw refuse(refusal.msBeforeNext / 1000);
}

export async function overLimit(limiter: Limiter, key: string): Promise<RateLimiterRes | undefined> {
  try {
    await limiter.consume(key);
    return undefined;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return refusal;
    throw refusal;
  }
}
