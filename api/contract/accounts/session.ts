/**
 * Readable by the page, holds no secret: tells it that a session may exist, so that it needn't ask in vain.
 */
export const SIGNED_IN_COOKIE = 'pehchan_signed_in';

/**
 * Whose page a call comes from: an account's id. A browser's session may have become another's since the page
 * was opened.
 */
export const ACCOUNT_HEADER = 'Pehchan-Account';
