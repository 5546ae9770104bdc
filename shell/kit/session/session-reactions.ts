import type { Middleware } from '@reduxjs/toolkit';
import { baseApi } from '../calls/base-api.ts';
import { accountNamed, rightsDoubted, sessionEnded } from '../calls/connection.ts';
import type { StepReaction } from '../calls/second-step.ts';
import { dropDrafts } from '../forms/draft/drop-drafts.ts';
import { signOutOf } from './session-api.ts';

/**
 * What the shell alone says becomes of the page; a remote never handles a 401, and its button only begins a
 * sign-out.
 */
export type SessionReactions = StepReaction & {
  onSessionEnded?: () => void;
  /** Before the API has heard of it: what is personal goes now, whatever comes of the call. */
  onSigningOut?: () => void;
  onSignedOut?: () => void;
  /** The API didn't hear, or couldn't. */
  onSignOutFailed?: () => void;
};

/**
 * What follows from what happened to the session. For these few reactions RTK's listener middleware, 1.3 KB
 * of a family's first screen, would be too much.
 */
export const sessionReactions =
  ({ onSessionEnded, onSigningOut, onSignedOut, onSignOutFailed }: SessionReactions): Middleware =>
  ({ dispatch }) =>
  (next) =>
  (action) => {
    const result = next(action);
    if (sessionEnded.match(action)) onSessionEnded?.();
    else if (signOutOf.matchPending(action)) onSigningOut?.();
    else if (signOutOf.matchFulfilled(action)) onSignedOut?.();
    else if (signOutOf.matchRejected(action)) onSignOutFailed?.();
    else if (accountNamed.match(action)) dropDrafts(action.payload);
    else if (rightsDoubted.match(action)) dispatch(baseApi.util.invalidateTags(['Session']));
    return result;
  };
