import type { Request } from 'express';
import { keyedHash } from '../../runtime/keyed-hash.ts';
import { wrongToday } from '../errors.ts';
import { count, limiter } from '../limiter.ts';
import { steppedBrowser } from './known-browser.ts';

const TEN_MINUTES = 10 * 60;
const DAY = 24 * 60 * 60;

/** Wrong codes in one session, or in one browser in which the account passed the step before. */
const inPlace = limiter('second-step', 5, TEN_MINUTES);
const inPlaceAndDay = limiter('second-step-day', 20, DAY);

/**
 * Wrong codes of an app in all other browsers together: who knows the password opens many sessions. So few of
 * a million are ever tried. Recovery codes are too long to be guessed, and go on.
 */
const elsewhere = limiter('account:second-step-day', 20, DAY);

/** Passkeys can't be guessed: what is bounded is the work. */
const passkeys = limiter('passkey', 30, TEN_MINUTES);

/** The code for setting up or the first one of a new app, a code of the present app, or a recovery code. */
export type CodeKind = 'setUp' | 'app' | 'recovery';

/**
 * Counts a code that is tried, and refuses one too many. Somebody who knows the password alone takes none of
 * the tries of the holder's sessions and browsers.
 * @returns takes it back: it was right
 */
export async function countCode(req: Request, userId: number, kind: CodeKind): Promise<() => Promise<void>> {
  const browser = steppedBrowser(req, userId);
  const place = placeOf(req, userId);
  const isElsewhere = kind === 'app' && !browser && req.session.steppedAt === undefined;
  await count(inPlace, place);
  await count(inPlaceAndDay, place, wrongToday);
  if (isElsewhere) await count(elsewhere, String(userId), wrongToday);
  return async () => {
    await inPlace.delete(place);
    await inPlaceAndDay.reward(place);
    if (isElsewhere) await elsewhere.reward(String(userId));
  };
}

export const limitPasskeys = (req: Request, userId: number): Promise<void> =>
  count(passkeys, placeOf(req, userId));

/** Names a session in keys of Redis, and doesn't open it. */
export const sessionName = (req: Request): string => keyedHash('session', req.session.id);

const placeOf = (req: Request, userId: number) => steppedBrowser(req, userId) ?? sessionName(req);
