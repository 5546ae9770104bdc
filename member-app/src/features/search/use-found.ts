import type { BiodataFilterValues } from '@pehchan/kit/biodata';
import { useSearchProfilesQuery } from '../../member-api.ts';

export const CARDS = 20;

export function useFound(values: BiodataFilterValues, page: number, pageSize = CARDS) {
  return useSearchProfilesQuery({ page, pageSize, without: 'own', ...values }, { refetchOnReconnect: true });
}
