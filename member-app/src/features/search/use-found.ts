import { useSearchProfilesQuery } from '../../member-api.ts';
import type { Search } from './use-search.ts';

export const CARDS = 20;

export type Asked = Pick<Search, 'values' | 'known' | 'hasGotra' | 'lastVisit'>;

export function useFound({ values, known, hasGotra, lastVisit }: Asked, page: number, pageSize = CARDS) {
  const newSince = hasGotra && lastVisit !== undefined ? new Date(lastVisit).toISOString() : '';
  return useSearchProfilesQuery(
    { page, pageSize, without: 'own', ...known(values), newSince },
    { refetchOnReconnect: true },
  );
}
