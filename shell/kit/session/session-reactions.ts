import type { Middleware } from '@reduxjs/toolkit';
import { baseApi } from '../calls/base-api.ts';
import { rightsDoubted, sessionEnded } from '../calls/connection.ts';
import { hasSignedOut } from './session-api.ts';

/**
 * What the shell alone says becomes of the page; a remote never handles a 401, and its button only begins a
 * sign-out.
 */
export type SessionReactions = { onSessionEnded?: () => void; onSignedOut?: () => void };

/**
 * What follows from what happened to the session. For three reactions RTK's listener middleware, 1.3 KB of a
 * family's first screen, would be too much.
 */
export const sessionReactions =
  ({ onSessionEnded, onSignedOut }: SessionReactions): Middleware =>
  ({ dispatch }) =>
  (next) =>
  (action) => {
    const result = next(action);
    if (sessionEnded.match(action)) onSessionEnded?.();
    else if (hasSignedOut(action)) onSignedOut?.();
    else if (rightsDoubted.match(action)) dispatch(baseApi.util.invalidateTags(['Session']));
    return result;
  };
