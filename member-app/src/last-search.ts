import { useRemembered } from '@pehchan/kit';
import { filterValues, type BiodataFilterValues } from '@pehchan/kit/biodata';
import { useMemo } from 'react';

/** What this account looked for last on this device, to be kept and found again. */
export function useLastSearch() {
  const kept = useRemembered('search.last');
  return useMemo(() => ({ keep: kept.keep, recall: () => valuesIn(kept.recall()) }), [kept]);
}

/** Undefined for what is of an older release, or damaged. */
function valuesIn(kept: unknown): BiodataFilterValues | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const fields = new Map(Object.entries(kept));
  return filterValues((name) => fields.get(name));
}
