/** Ids of messages, for the sign-in page's address. This one: the account was deleted. */
export const DELETED = 'deleted';
/** The account was created in a browser that keeps no session. */
export const CREATED = 'created';

export type Line = typeof DELETED | typeof CREATED;
