/** The cookie with the session's signed id. In production `__Host-` precedes this name. */
export const SESSION_COOKIE = 'pehchan.sid';

/** A cookie without a secret: a page reads whether a session exists, and needs no call for it. */
export const SIGNED_IN_COOKIE = 'pehchan_signed_in';

/** Value of `SIGNED_IN_COOKIE` after a sign-out that the API may have missed: a page signs out again. */
export const SIGNED_OUT = '0';

/** A header with the account of the page that calls: the browser may now hold another account's session. */
export const ACCOUNT_HEADER = 'Pehchan-Account';
