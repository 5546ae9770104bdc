import { useKitSelector } from '../store.ts';

export function useApiVersion(): string {
  return useKitSelector((state) => state.connection.apiVersion);
}
