/** Return the page-wide name of a call or tag. The owner is a remote or `shell`. */
export const ownName = (owner: string, name: string): string => `${owner}/${name}`;
