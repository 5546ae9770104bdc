import { type SessionUser, SIGNED_IN_COOKIE } from '@pehchan/contract/accounts';
import { statusOf } from '../calls/status-of.ts';
import { readCookie } from '../preferences/cookies.ts';
import { useCheckQuery } from './session-api.ts';

export type Session =
  | { state: 'checking'; user?: undefined }
  | { state: 'signedOut'; user?: undefined }
  /** The API couldn't be asked: neither in nor out. `retry` asks again. */
  | { state: 'unknown'; user?: undefined; retry: () => void }
  /** `refreshing`: a fresher answer is on its way. */
  | { state: 'signedIn'; user: SessionUser; refreshing: boolean };

/** Whether a session may exist. A visitor without the hint is spared a call that can only answer 401. */
export const mayBeSignedIn = () => readCookie(SIGNED_IN_COOKIE) === '1';

/** A change of screen asks again after this long, so that an approval shows without signing in again. */
const FRESH_SECONDS = 5;

/**
 * Who is signed in, as the API says (specification section 4). Asked again when the page comes back to the
 * front.
 */
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

/** The signed-in user, on a screen that only they can open. */
export function useSignedInUser(): SessionUser {
  const session = useSession();
  if (session.state !== 'signedIn') throw new Error('This screen was opened without a session.');
  return session.user;
}
