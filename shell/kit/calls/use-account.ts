import { useKitSelector } from '../store.ts';

/** Whose page this is; undefined: nobody's yet. */
export function useAccount(): number | undefined {
  return useKitSelector((state) => state.connection.account);
}
