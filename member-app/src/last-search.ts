import { useRemembered } from '@pehchan/kit';
import { useMemo } from 'react';
import { filterValues, type FilterValues } from './search-filters.ts';

export function useLastSearch() {
  const kept = useRemembered('search.last');
  return useMemo(() => ({ keep: kept.keep, recall: () => valuesIn(kept.recall()) }), [kept]);
}

/** Return a stored search, or undefined for values that are damaged or of an older release. */
function valuesIn(kept: unknown): FilterValues | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const fields = new Map(Object.entries(kept));
  return filterValues((name) => fields.get(name));
}
