import { createContext, useContext } from 'react';
import { ownName } from './calls/own-name.ts';

/**
 * Whose page this is: a remote's name, which the shell puts around it; undefined in pages of the shell's own.
 */
export const OwnerContext = createContext<string | undefined>(undefined);

/** What the browser keeps under this key for one remote, it keeps for no other, whatever they call it. */
export function useOwnKey(key: string): string {
  const owner = useContext(OwnerContext);
  return owner === undefined ? key : ownName(owner, key);
}
