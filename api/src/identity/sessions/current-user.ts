import { ACCOUNT_HEADER } from '@pehchan/contract/accounts';
import type { Request, RequestHandler, Response } from 'express';
import { callerOf, setCaller } from '../../ground/http/caller.ts';
import { unauthenticated } from '../../ground/runtime/errors.ts';
import { isSessionOver, User } from '../accounts/index.ts';
import {
  endSession,
  forgetBrowser,
  hasSessionCookie,
  hasSignedOut,
  rollCookies,
  sessionBegunAt,
} from './session.ts';

/**
 * Load the account for every request, so that an approval, rejection or deletion takes effect immediately. A
 * page that was opened by another account counts as signed out: its forms must not reach this account.
 */
export const loadCurrentUser: RequestHandler = async (req, res, next) => {
  if (hasSignedOut(req)) {
    await endSession(req, res);
    return next();
  }
  const { userId, version } = req.session;
  const user = userId === undefined ? null : await User.findSignedIn(userId);
  if (user && user.sessionVersion === version && !isSessionOver(await sessionBegunAt(req, user), user)) {
    if (isMeant(req, user)) setCaller(res, user);
    else res.locals['wasSignedIn'] = true;
    rollCookies(req, res);
  } else if (hasSessionCookie(req)) {
    res.locals['wasSignedIn'] = true;
    await forgetBrowser(req, res);
  }
  next();
};

function isMeant(req: Request, { id }: User): boolean {
  const account = req.get(ACCOUNT_HEADER);
  return account === undefined || account === String(id);
}

export function becomeUser(res: Response, user: User): void {
  setCaller(res, user);
}

export function maybeUser(res: Response): User | undefined {
  const caller = callerOf(res);
  return caller instanceof User ? caller : undefined;
}

/** Return whether the browser was signed in before and is no longer, unlike a new visitor. */
export const wasSignedIn = (res: Response): boolean => res.locals['wasSignedIn'] === true;

export function currentUser(res: Response): User {
  const user = maybeUser(res);
  if (!user) throw unauthenticated();
  return user;
}
