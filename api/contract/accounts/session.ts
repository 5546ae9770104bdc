/** The cookie with the session's signed id. In production `__Host-` precedes this name. */
export const SESSION_COOKIE = 'pehchan.sid';

/** A readable cookie, not secret: without it a page needn't ask whether a session exists. */
export const SIGNED_IN_COOKIE = 'pehchan_signed_in';

/** Cookie value after a sign-out that the API may have missed: the next request signs out again. */
export const SIGNED_OUT = '0';

/** A header with the account of the page that calls: the browser may now hold another account's session. */
export const ACCOUNT_HEADER = 'Pehchan-Account';
