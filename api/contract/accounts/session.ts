/** The session's signed id. In production the name begins with `__Host-`. */
export const SESSION_COOKIE = 'pehchan.sid';

/** Readable and not secret: shows that a session may exist, so that the page needn't ask in vain. */
export const SIGNED_IN_COOKIE = 'pehchan_signed_in';

/** The cookie's value after a sign-out that may not have reached the API. The next request repeats it. */
export const SIGNED_OUT = '0';

/** The account id of the page that sends a call. The browser may hold another account's session by then. */
export const ACCOUNT_HEADER = 'Pehchan-Account';
