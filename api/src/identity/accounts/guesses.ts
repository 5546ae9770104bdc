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

/** What is tried at somebody's account before anybody is signed in; its present password, afterwards. */
type Kind = 'sign-in' | 'forgot' | 'recover' | 'reauth';

/**
 * Of one account in ten minutes: from one network, and from a browser that signed in before. The
 * specification leaves a person at least five. A mailed code has five tries of its own: see `tryOtp`.
 */
const paces: Record<Kind, { network: Limiter; browser: Limiter } | undefined> = {
  'sign-in': {
    network: limiter('account:sign-in', 5, TEN_MINUTES),
    browser: limiter('browser:sign-in', 10, TEN_MINUTES),
  },
  forgot: {
    network: limiter('account:forgot', 5, TEN_MINUTES),
    browser: limiter('browser:forgot', 5, TEN_MINUTES),
  },
  // In whichever browser: see `reauthenticate`.
  reauth: undefined,
  recover: {
    network: limiter('account:recover', 5, TEN_MINUTES),
    browser: limiter('browser:recover', 5, TEN_MINUTES),
  },
};

/**
 * Wrong passwords and mails of one account in a day, from one circle. A code that an administrator reads out
 * is too long to guess, and helps after the other tries are used up.
 */
const guesses = limiter('guesses', IN_A_DAY, DAY);
const days: Record<Kind, Limiter | undefined> = {
  'sign-in': guesses,
  reauth: guesses,
  forgot: limiter('mails', IN_A_DAY, DAY),
  recover: undefined,
};

/** Whose it is, if it is anybody's, and the phone or email that was sent: they are counted alike. */
export type Tried = { contact: string; userId: number | null };

/**
 * Counts a try at an account, and refuses one too many. Strangers share what they have in a day: all tries
 * from browsers and networks that the account never used. Each browser in which it signed in before, and each
 * network, has a counter of its own, so that nobody can shut its owner out from elsewhere.
 * @returns takes it back: it was the owner's
 */
export async function countTry(req: Request, kind: Kind, tried: Tried): Promise<() => Promise<void>> {
  const { userId, contact } = tried;
  const account = userId === null ? keyedHash('contact', contact) : keyedHash('account', userId);
  const browser = userId === null ? undefined : knownBrowser(req, userId);
  const network = networkHash(req);
  // Asked of everybody: how long it takes tells nothing.
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
