import type { BiodataFilterValues } from '@pehchan/kit/biodata';
import { useSearchProfilesQuery } from '../../member-api.ts';

/** So many cards come at a time. */
export const CARDS = 20;

/** One page of other families’ biodata under these filters. */
export function useFound(values: BiodataFilterValues, page: number, pageSize = CARDS) {
  return useSearchProfilesQuery({ page, pageSize, without: 'own', ...values }, { refetchOnReconnect: true });
}
