/** The cookie with the session's signed id. In production `__Host-` precedes this name. */
export const SESSION_COOKIE = 'pehchan.sid';

/** A readable cookie, not secret: without it a page needn't ask whether a session exists. */
export const SIGNED_IN_COOKIE = 'pehchan_signed_in';

/** The cookie's value after a sign-out that may not have reached the API: the next request repeats it. */
export const SIGNED_OUT = '0';

/** The account id of the page that sends a call: the browser may hold another account's session by then. */
export const ACCOUNT_HEADER = 'Pehchan-Account';
