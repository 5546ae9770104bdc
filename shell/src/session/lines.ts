/** Lines of the sign-in page that its address leads to, by their ids. What became of the account: */
export const DELETED = 'deleted';
/** Created, in a browser that keeps no session. */
export const CREATED = 'created';

export type Line = typeof DELETED | typeof CREATED;
