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

/** Tries in ten minutes; the specification requires five. Mailed codes have limits of their own. */
const paces: Record<Kind, { network: Limiter; browser: Limiter } | undefined> = {
  'sign-in': {
    network: limiter('account:sign-in', 5, TEN_MINUTES),
    browser: limiter('browser:sign-in', 10, TEN_MINUTES),
  },
  forgot: {
    network: limiter('account:forgot', 5, TEN_MINUTES),
    browser: limiter('browser:forgot', 5, TEN_MINUTES),
  },
  // `reauthenticate` counts tries of the current password for all browsers together.
  reauth: undefined,
  recover: {
    network: limiter('account:recover', 5, TEN_MINUTES),
    browser: limiter('browser:recover', 5, TEN_MINUTES),
  },
};

/** Tries in a day. A code that an administrator reads out has no such limit: it is too long to guess. */
const guesses = limiter('guesses', IN_A_DAY, DAY);
const days: Record<Kind, Limiter | undefined> = {
  'sign-in': guesses,
  reauth: guesses,
  forgot: limiter('mails', IN_A_DAY, DAY),
  recover: undefined,
};

/** The phone or email of a try, and its account if there is one. Both cases are counted alike. */
export type Tried = { contact: string; userId: number | null };

/**
 * Count a try at an account. All browsers and networks that the account never used share one counter for the
 * day. Each that it used before has its own, so that strangers cannot lock out the owner.
 * @returns a function that takes the try back, because it was the owner's
 */
export async function countTry(req: Request, kind: Kind, tried: Tried): Promise<() => Promise<void>> {
  const { userId, contact } = tried;
  const account = userId === null ? keyedHash('contact', contact) : keyedHash('account', userId);
  const browser = userId === null ? undefined : knownBrowser(req, userId);
  const network = networkHash(req);
  // Unknown accounts are looked up, too, so that the time reveals nothing.
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
