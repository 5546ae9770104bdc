import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { redis, redisKey } from '../gateways/redis.ts';
import { type HttpError, tooMany } from './errors.ts';

/**
 * Counted in Redis by one script per try: every API process counts together, and no two tries slip through at
 * once.
 * @param seconds from the first try on, within which there are `points`
 */
export const limiter = (name: string, points: number, seconds: number) =>
  new RateLimiterRedis({
    storeClient: redis,
    useRedisPackage: true,
    keyPrefix: redisKey('tries', name),
    points,
    duration: seconds,
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
  try {
    await limiter.consume(key);
  } catch (refusal) {
    throw refusal instanceof RateLimiterRes ? refuse(refusal.msBeforeNext / 1000) : refusal;
  }
}
