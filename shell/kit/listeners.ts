import { createListenerMiddleware } from '@reduxjs/toolkit';
import { baseApi } from './calls/base-api.ts';
import { rightsDoubted, sessionEnded } from './calls/connection.ts';
import { hasSignedOut } from './session/session-api.ts';

/**
 * What the shell alone says becomes of the page; a remote never handles a 401, and its button only begins a
 * sign-out.
 */
export type SessionReactions = { onSessionEnded?: () => void; onSignedOut?: () => void };

/** What follows from what happened, beside what it does to the state. */
export function createListeners({ onSessionEnded, onSignedOut }: SessionReactions) {
  const { middleware, startListening } = createListenerMiddleware();
  startListening({ actionCreator: sessionEnded, effect: () => onSessionEnded?.() });
  startListening({ matcher: hasSignedOut, effect: () => onSignedOut?.() });
  startListening({
    actionCreator: rightsDoubted,
    effect: (_action, { dispatch }) => void dispatch(baseApi.util.invalidateTags(['Session'])),
  });
  return middleware;
}
