/** Ids of lines on the sign-in page, which its address shows. The account was deleted. */
export const DELETED = 'deleted';
/** The account was created in a browser that keeps no session. */
export const CREATED = 'created';

export type Line = typeof DELETED | typeof CREATED;
