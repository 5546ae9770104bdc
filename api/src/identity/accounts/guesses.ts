import type { Request } from 'express';
import { count, limiter, type Limiter } from '../../ground/http/limiter.ts';
import { knownBrowser } from '../../ground/http/middleware/known-browser.ts';
import { networkHash } from '../../ground/http/middleware/rate-limit.ts';
import { wrongToday } from '../../ground/runtime/errors.ts';
import { keyedHash } from '../../ground/runtime/keyed-hash.ts';
import { isKnownNetwork } from '../security/index.ts';

const TEN_MINUTES = 10 * 60;
const DAY = 24 * 60 * 60;
const IN_A_DAY = 20;

type Kind = 'sign-in' | 'forgot' | 'recover' | 'reauth';

/** Limits of tries in ten minutes; the specification requires five. Mailed codes have their own limit. */
const paces: Record<Kind, { network: Limiter; browser: Limiter } | undefined> = {
  'sign-in': {
    network: limiter('account:sign-in', 5, TEN_MINUTES),
    browser: limiter('browser:sign-in', 10, TEN_MINUTES),
  },
  forgot: {
    network: limiter('account:forgot', 5, TEN_MINUTES),
    browser: limiter('browser:forgot', 5, TEN_MINUTES),
  },
  // No limit here: `reauthenticate` limits an account's tries in ten minutes, in all browsers together.
  reauth: undefined,
  recover: {
    network: limiter('account:recover', 5, TEN_MINUTES),
    browser: limiter('browser:recover', 5, TEN_MINUTES),
  },
};

/** Limits of tries in a day. An administrator's recovery code has no daily limit: it is too long to guess. */
const guesses = limiter('guesses', IN_A_DAY, DAY);
const days: Record<Kind, Limiter | undefined> = {
  'sign-in': guesses,
  reauth: guesses,
  forgot: limiter('mails', IN_A_DAY, DAY),
  recover: undefined,
};

/** A try: its phone or email, and the account; null if no account has this phone or email. */
export type Tried = { contact: string; userId: number | null };

/**
 * Count a try of a password or code. All browsers and networks that the account never used share one limit
 * for the day. Each that it used before has its own, so that strangers cannot lock out the owner.
 * @returns a function that takes the try back, for a right password or code
 */
export async function countTry(req: Request, kind: Kind, tried: Tried): Promise<() => Promise<void>> {
  const { userId, contact } = tried;
  const account = userId === null ? keyedHash('contact', contact) : keyedHash('account', userId);
  const browser = userId === null ? undefined : knownBrowser(req, userId);
  const network = networkHash(req);
  // Also query for a phone without an account, so that the time does not reveal whether an account exists.
  const isNear = await isKnownNetwork(req, userId);
  const pace = paces[kind]?.[browser ? 'browser' : 'network'];
  const paceKey = `${account}:${browser ?? network}`;
  const dayKey = `${account}:${browser ?? (isNear ? network : 'strangers')}`;
  if (pace) await count(pace, paceKey);
  const day = days[kind];
  if (day) await count(day, dayKey, wrongToday);
  return async () => {
    await pace?.delete(paceKey);
    await day?.reward(dayKey);
  };
}
