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
 * Loads the session's account afresh on every request, so that an approval, a rejection, a deletion and a new
 * password act at once. A session whose account is gone, whose version is old or whose time is over is none,
 * and the browser is told to forget it. For a page that was opened by another account it is none either: what
 * that one typed must not become this one's.
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

/** After sign-in, within the same request. */
export function becomeUser(res: Response, user: User): void {
  setCaller(res, user);
}

export function maybeUser(res: Response): User | undefined {
  const caller = callerOf(res);
  return caller instanceof User ? caller : undefined;
}

/** Whether the browser believes that it is signed in and isn't any more: nobody to take for a new visitor. */
export const wasSignedIn = (res: Response): boolean => res.locals['wasSignedIn'] === true;

export function currentUser(res: Response): User {
  const user = maybeUser(res);
  if (!user) throw unauthenticated();
  return user;
}
