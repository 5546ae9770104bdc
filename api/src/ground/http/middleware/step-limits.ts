import type { Request } from 'express';
import { wrongToday } from '../../runtime/errors.ts';
import { keyedHash } from '../../runtime/keyed-hash.ts';
import { count, limiter } from '../limiter.ts';
import { steppedBrowser } from './known-browser.ts';

const TEN_MINUTES = 10 * 60;
const DAY = 24 * 60 * 60;

/** Limits wrong codes in one session, or in one browser where the account has passed the second step. */
const inPlace = limiter('second-step', 5, TEN_MINUTES);
const inPlaceAndDay = limiter('second-step-day', 20, DAY);

/** Limits wrong codes of an app in all other browsers: a thief of the password can open many sessions. */
const elsewhere = limiter('account:second-step-day', 20, DAY);

/** Limits tries with a passkey. No one can guess a passkey; the limit only saves the API work. */
const passkeys = limiter('passkey', 30, TEN_MINUTES);

/** Which code is tried. `setUp`: a code to set up a second step. `app`: a code of an app in use. */
export type CodeKind = 'setUp' | 'app' | 'recovery';

/**
 * Count a try of a code. A thief of the password cannot use up the holder's tries.
 * @returns a function that forgives the try, for a right code
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

export const sessionName = (req: Request): string => keyedHash('session', req.session.id);

const placeOf = (req: Request, userId: number) => steppedBrowser(req, userId) ?? sessionName(req);
