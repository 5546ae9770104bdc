/** Holds the session's signed id; in production its name begins with `__Host-`. */
export const SESSION_COOKIE = 'pehchan.sid';

/**
 * Readable by the page, holds no secret: tells it that a session may exist, so that it needn't ask in vain.
 */
export const SIGNED_IN_COOKIE = 'pehchan_signed_in';

/**
 * Its value after a sign-out of which the API may not have heard, for want of a signal: the next request of
 * this browser, whosever it is, ends the session that the page could not end.
 */
export const SIGNED_OUT = '0';

/**
 * Whose page a call comes from: an account's id. A browser's session may have become another's since the page
 * was opened.
 */
export const ACCOUNT_HEADER = 'Pehchan-Account';
