/** The name under which the page knows what `owner` calls `name`; the owner is a remote, or `shell`. */
export const ownName = (owner: string, name: string): string => `${owner}/${name}`;
