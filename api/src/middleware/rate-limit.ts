import type { Request, RequestHandler } from 'express';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { env } from '../env.ts';
import { tooMany } from '../errors.ts';
import { redis, redisKey } from '../gateways/redis.ts';

const WINDOW = 10 * 60;

/** Tries of one account in ten minutes. The specification leaves a person at least five. */
const ACCOUNT_TRIES = { 'sign-in': 10, register: 10, forgot: 5, reset: 10 };
type ByAccount = keyof typeof ACCOUNT_TRIES;
/** What nobody's account stands behind is counted by address alone. */
type ByAddress = ByAccount | 'client-error';

/** Counted in Redis by one script per try: every API process counts together, and no two tries slip through at once. */
const limiter = (name: string, points: number) =>
  new RateLimiterRedis({
    storeClient: redis,
    useRedisPackage: true,
    keyPrefix: redisKey('tries', name),
    points,
    duration: WINDOW,
  });

const ofAddress = (name: ByAddress) => limiter(`address:${name}`, env.addressLimit);
const ofAccount = (name: ByAccount) => limiter(`account:${name}`, ACCOUNT_TRIES[name]);

const byAddress: Record<ByAddress, RateLimiterRedis> = {
  'sign-in': ofAddress('sign-in'),
  register: ofAddress('register'),
  forgot: ofAddress('forgot'),
  reset: ofAddress('reset'),
  'client-error': ofAddress('client-error'),
};
const byAccount: Record<ByAccount, RateLimiterRedis> = {
  'sign-in': ofAccount('sign-in'),
  register: ofAccount('register'),
  forgot: ofAccount('forgot'),
  reset: ofAccount('reset'),
};

/** Counts a try of this address: `X-Forwarded-For` as far as the gateway wrote it. */
export function limitAddress(name: ByAddress): RequestHandler {
  return async (req, _res, next) => {
    await count(byAddress[name], addressOf(req));
    next();
  };
}

/** Counts a try of this account, by the phone or email that was sent: alike for one that exists and one that doesn't. */
export function limitAccount(name: ByAccount, account: string): Promise<void> {
  return count(byAccount[name], account);
}

/** A try that succeeded takes nothing from the person, nor from those who share the address. */
export async function forgiveTries(name: ByAccount, account: string, req: Request): Promise<void> {
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
