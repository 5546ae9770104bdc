import type { Middleware } from '@reduxjs/toolkit';
import { baseApi } from '../calls/base-api.ts';
import { accountNamed, rightsDoubted, sessionEnded } from '../calls/connection.ts';
import type { StepReaction } from '../calls/second-step.ts';
import { dropDrafts } from '../forms/draft/drop-drafts.ts';
import { signOutOf } from './session-api.ts';

/** The shell's reactions to session changes. A remote never handles a 401 and only starts a sign-out. */
export type SessionReactions = StepReaction & {
  onSessionEnded?: () => void;
  /** Called before the API replies to a sign-out: personal data is removed even if the call fails. */
  onSigningOut?: () => void;
  onSignedOut?: () => void;
  onSignOutFailed?: () => void;
};

/** Call the reactions to session changes. RTK's listener middleware would add 1.3 KB to the first screen. */
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
