import { createContext, useContext } from 'react';
import { ownName } from './calls/own-name.ts';

/** The name of the remote that owns the page, set by the shell. Undefined for the shell's own pages. */
export const OwnerContext = createContext<string | undefined>(undefined);

/** Return the storage key with the owner's name, so that remotes can use the same keys. */
export function useOwnKey(key: string): string {
  const owner = useContext(OwnerContext);
  return owner === undefined ? key : ownName(owner, key);
}
