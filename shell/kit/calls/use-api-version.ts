import { useKitSelector } from '../store.ts';

/** The version that the API named last. A screen is drawn anew when another API answers. */
export function useApiVersion(): string {
  return useKitSelector((state) => state.connection.apiVersion);
}
