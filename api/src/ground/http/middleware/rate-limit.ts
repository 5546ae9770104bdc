import { MOST_SHEETS } from '@pehchan/contract/biodata';
import type { Request, RequestHandler, Response } from 'express';
import { ceiling } from '../../runtime/ceiling.ts';
import { env } from '../../runtime/env.ts';
import { changedToday, HttpError, sheetsToday, takenToday } from '../../runtime/errors.ts';
import { keyedHash } from '../../runtime/keyed-hash.ts';
import { callerId, callerOf } from '../caller.ts';
import { count, type CountTaken, limiter, type Limiter, visitorLimiter } from '../limiter.ts';
import { networkOf } from './network.ts';

const WINDOW = 10 * 60;
const DAY = 24 * 60 * 60;

/**
 * Allowed tries of one account in ten minutes. `saving`: an administrator saves many forms in a row.
 * `contact`: a refused change of phone or email reveals that another account has it.
 */
const ACCOUNT_TRIES = { register: 10, contact: 20, saving: 60, report: 20 };
type ByAccount = keyof typeof ACCOUNT_TRIES;
type ByAddress = 'sign-in' | 'register' | 'forgot' | 'reset' | 'contact' | 'client-error';

const ofAccount = (name: ByAccount) => limiter(`account:${name}`, ACCOUNT_TRIES[name], WINDOW);

const byAddress = (limiterOf: typeof limiter): Record<ByAddress, Limiter> => {
  const ofAddress = (name: ByAddress) => limiterOf(`address:${name}`, env.addressLimit, WINDOW);
  return {
    'sign-in': ofAddress('sign-in'),
    register: ofAddress('register'),
    forgot: ofAddress('forgot'),
    reset: ofAddress('reset'),
    contact: ofAddress('contact'),
    'client-error': ofAddress('client-error'),
  };
};
const signedIn = byAddress(limiter);
const visitors = byAddress(visitorLimiter);
const byAccount: Record<ByAccount, Limiter> = {
  register: ofAccount('register'),
  contact: ofAccount('contact'),
  saving: ofAccount('saving'),
  report: ofAccount('report'),
};

export function limitAddress(name: ByAddress): RequestHandler {
  return async (req, res, next) => {
    await count((callerOf(res) ? signedIn : visitors)[name], networkHash(req));
    next();
  };
}

/** Do not count a successful try against its address: several families may share the address. */
export async function forgiveAddress(name: ByAddress, req: Request): Promise<void> {
  await signedIn[name].reward(networkHash(req));
}

export const limitSaving: RequestHandler = async (_req, res, next) => {
  await count(byAccount.saving, String(callerId(res)));
  next();
};

/** Limit reports, because an administrator reads each. */
export const limitReporting: RequestHandler = async (_req, res, next) => {
  await count(byAccount.report, String(callerId(res)));
  next();
};

/** Limit changes of phone or email: otherwise an account could probe which numbers are registered. */
export async function limitContacts(req: Request, res: Response): Promise<void> {
  await count(byAccount.contact, String(callerId(res)));
  await count(signedIn.contact, networkHash(req));
}

/** Changes of the account's own phone or email in a day: an account must not occupy many numbers. */
const contactChanges = limiter('account:contacts-changed', 3, DAY);

export const countContactChange = <T>(userId: number, change: () => Promise<T>): Promise<T> =>
  countIfDone(contactChanges, userId, changedToday, change);

const sheets = limiter('account:sheet', MOST_SHEETS, DAY);

export const countSheet = <T>(userId: number, make: () => Promise<T>): Promise<T> =>
  countIfDone(sheets, userId, sheetsToday(MOST_SHEETS), make);

/** Count work before it begins, so that parallel calls cannot pass the limit. Failed work is not counted. */
async function countIfDone<T>(
  limit: Limiter,
  userId: number,
  refuse: (seconds: number) => HttpError,
  work: () => Promise<T>,
): Promise<T> {
  await count(limit, String(userId), refuse);
  try {
    return await work();
  } catch (error) {
    await limit.reward(String(userId));
    throw error;
  }
}

/** How often a day one sender may read that a phone or email is taken: that shows who is registered. */
const taken = limiter('taken', ceiling(10, 10), DAY);

/** Count a reply that a phone or email is taken before the lookup: parallel calls cannot pass the limit. */
export function countTaken(req: Request, res: Response): CountTaken {
  const user = callerOf(res);
  const keys = [`network:${networkHash(req)}`, ...(user ? [`account:${user.id}`] : [])];
  return async (ask) => {
    for (const key of keys) await count(taken, key, takenToday);
    try {
      await ask();
    } catch (error) {
      if (error instanceof HttpError && error.status === 409) throw error;
      await Promise.all(keys.map((key) => taken.reward(key)));
      throw error;
    }
    await Promise.all(keys.map((key) => taken.reward(key)));
  };
}

/** Limit registrations of a phone from one address: strangers elsewhere do not use up the owner's tries. */
export async function limitRegistering(phone: string, req: Request): Promise<void> {
  await count(byAccount.register, keyedHash('phone', phone, addressOf(req)));
}

/** Return the network of a request. Of `X-Forwarded-For` only the gateway's own part is trusted. */
export const addressOf = (req: Request): string => networkOf(req.ip ?? 'unknown');

export const networkHash = (req: Request): string => keyedHash('network', addressOf(req)).slice(0, 16);
