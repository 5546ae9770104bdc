import { type SessionUser, SIGNED_IN_COOKIE } from '@pehchan/contract/accounts';
import { statusOf } from '../calls/status-of.ts';
import { readCookie } from '../preferences/cookies.ts';
import { useCheckQuery } from './session-api.ts';

export type Session =
  | { state: 'checking'; user?: undefined }
  | { state: 'signedOut'; user?: undefined }
  /** The session is unknown, because the API did not answer. `retry` repeats the call. */
  | { state: 'unknown'; user?: undefined; retry: () => void }
  | { state: 'signedIn'; user: SessionUser; refreshing: boolean };

/** Return whether a session may exist. Without the hint cookie a call could only return 401. */
export const mayBeSignedIn = () => readCookie(SIGNED_IN_COOKIE) === '1';

/** Seconds after which a new screen reads the session again, so that an approval shows without a sign-in. */
const FRESH_SECONDS = 5;

/** Return the session (specification section 4). Ask the API again when the page regains focus. */
export function useSession(): Session {
  const isHinted = mayBeSignedIn();
  const { data, error, isFetching, refetch } = useCheckQuery(undefined, {
    skip: !isHinted,
    refetchOnFocus: true,
    refetchOnReconnect: true,
    refetchOnMountOrArgChange: FRESH_SECONDS,
  });
  if (!isHinted) return { state: 'signedOut' };
  const isSignedOut = statusOf(error) === 401;
  if (data && !isSignedOut) {
    return { state: 'signedIn', user: data.user, refreshing: isFetching };
  }
  if (error) {
    return isSignedOut ? { state: 'signedOut' } : { state: 'unknown', retry: () => void refetch() };
  }
  return { state: 'checking' };
}

/** Return the signed-in user, or throw without a session: use this only on screens that require a session. */
export function useSignedInUser(): SessionUser {
  const session = useSession();
  if (session.state !== 'signedIn') throw new Error('This screen was opened without a session.');
  return session.user;
}
