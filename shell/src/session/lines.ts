/** Id of a message, in the sign-in page's address: the account was deleted. */
export const DELETED = 'deleted';
/** Id of a message: the account was created in a browser that keeps no session. */
export const CREATED = 'created';

export type Line = typeof DELETED | typeof CREATED;
