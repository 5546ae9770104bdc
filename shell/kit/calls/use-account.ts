import { useKitSelector } from '../store.ts';

export function useAccount(): number | undefined {
  return useKitSelector((state) => state.connection.account);
}
