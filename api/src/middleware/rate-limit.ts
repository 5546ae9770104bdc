import type { Request, RequestHandler } from 'express';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { env } from '../env.ts';
import { tooMany } from '../errors.ts';
import { redis, redisKey } from '../gateways/redis.ts';

const WINDOW = 10 * 60;

/** Tries of one account in ten minutes. The specification leaves a person at least five. */
const ACCOUNT_TRIES = { 'sign-in': 10, register: 10, forgot: 5, reset: 10, 'client-error': 30 } as const;
export type Limited = keyof typeof ACCOUNT_TRIES;

/** Counted in Redis by one script per try: every API process counts together, and no two tries slip through at once. */
const limiter = (name: string, points: number) =>
  new RateLimiterRedis({
    storeClient: redis,
    useRedisPackage: true,
    keyPrefix: redisKey('tries', name),
    points,
    duration: WINDOW,
  });

const limiters = (by: string, tries: (name: Limited) => number): Record<Limited, RateLimiterRedis> => ({
  'sign-in': limiter(`${by}:sign-in`, tries('sign-in')),
  register: limiter(`${by}:register`, tries('register')),
  forgot: limiter(`${by}:forgot`, tries('forgot')),
  reset: limiter(`${by}:reset`, tries('reset')),
  'client-error': limiter(`${by}:client-error`, tries('client-error')),
});

const byAddress = limiters('address', () => env.addressLimit);
const byAccount = limiters('account', (name) => ACCOUNT_TRIES[name]);

/** Counts a try of this address: `X-Forwarded-For` as far as the gateway wrote it. */
export function limitAddress(name: Limited): RequestHandler {
  return async (req, _res, next) => {
    await count(byAddress[name], addressOf(req));
    next();
  };
}

/** Counts a try of this account, by the phone or email that was sent: alike for one that exists and one that doesn't. */
export function limitAccount(name: Limited, account: string): Promise<void> {
  return count(byAccount[name], account);
}

/** A try that succeeded takes nothing from the person, nor from those who share the address. */
export async function forgiveTries(name: Limited, account: string, req: Request): Promise<void> {
  await byAccount[name].delete(account);
  await byAddress[name].reward(addressOf(req));
}

const addressOf = (req: Request) => req.ip ?? 'unknown';

async function count(limiter: RateLimiterRedis, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    throw refusal instanceof RateLimiterRes ? tooMany(refusal.msBeforeNext / 1000) : refusal;
  }
}
