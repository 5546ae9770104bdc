import type { Request, RequestHandler, Response } from 'express';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { env } from '../../runtime/env.ts';
import { tooMany } from '../errors.ts';
import { redis, redisKey } from '../../gateways/redis.ts';
import { currentUser } from './current-user.ts';
import { networkOf } from './network.ts';

const WINDOW = 10 * 60;

/**
 * Tries of one account in ten minutes. The specification leaves a person at least five. `saving` is of forms
 * with a photo: an administrator may mend those of many families, one after another. `contact` is of a
 * changed phone or email, whose refusal tells that somebody has it.
 */
const ACCOUNT_TRIES = { 'sign-in': 10, register: 10, forgot: 5, reset: 10, contact: 20, saving: 60 };
type ByAccount = keyof typeof ACCOUNT_TRIES;
/**
 * What nobody's account stands behind is counted by address alone; what only the signed-in save, by account
 * alone.
 */
type ByAddress = Exclude<ByAccount, 'saving'> | 'client-error';

/** What is done before somebody is signed in. */
type ByVisitor = Exclude<ByAccount, 'contact' | 'saving'>;

/**
 * Counted in Redis by one script per try: every API process counts together, and no two tries slip through at
 * once.
 */
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
  contact: ofAddress('contact'),
  'client-error': ofAddress('client-error'),
};
const byAccount: Record<ByAccount, RateLimiterRedis> = {
  'sign-in': ofAccount('sign-in'),
  register: ofAccount('register'),
  forgot: ofAccount('forgot'),
  reset: ofAccount('reset'),
  contact: ofAccount('contact'),
  saving: ofAccount('saving'),
};

/** Counts a try of this address. */
export function limitAddress(name: ByAddress): RequestHandler {
  return async (req, _res, next) => {
    await count(byAddress[name], addressOf(req));
    next();
  };
}

/** Each may bring a photo of five megabytes, which has to be decoded. */
export const limitSaving: RequestHandler = async (_req, res, next) => {
  await count(byAccount.saving, String(currentUser(res).id));
  next();
};

/**
 * A phone or email that is to be changed: otherwise somebody could ask for one number after another whether
 * it is registered.
 */
export async function limitContacts(req: Request, res: Response): Promise<void> {
  await count(byAccount.contact, String(currentUser(res).id));
  await count(byAddress.contact, addressOf(req));
}

/**
 * Counts a try of this account, by the phone or email that was sent: alike for one that exists and one that
 * doesn't.
 */
export function limitAccount(name: ByVisitor, account: string): Promise<void> {
  return count(byAccount[name], account);
}

/** A try that succeeded takes nothing from the person, nor from those who share the address. */
export async function forgiveTries(name: ByVisitor, account: string, req: Request): Promise<void> {
  await byAccount[name].delete(account);
  await byAddress[name].reward(addressOf(req));
}

/** Whose a request is as far as its address tells: `X-Forwarded-For` as far as the gateway wrote it. */
export const addressOf = (req: Request): string => networkOf(req.ip ?? 'unknown');

async function count(limiter: RateLimiterRedis, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    throw refusal instanceof RateLimiterRes ? tooMany(refusal.msBeforeNext / 1000) : refusal;
  }
}
