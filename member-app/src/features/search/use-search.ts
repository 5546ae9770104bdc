import { MAX_BIODATA } from '@pehchan/contract/biodata';
import { useBiodataFilters } from '@pehchan/kit/biodata';
import { useEffect } from 'react';
import { useLastSearch } from '../../last-search.ts';
import { useOwnProfilesQuery } from '../../member-api.ts';
import { lookingOf, suitedTo } from '../../suited-to.ts';

/** Return the search from the address, else the last search, else a search for the first own candidate. */
export function useSearch() {
  const filters = useBiodataFilters();
  const { values, apply, isUnasked } = filters;
  const kept = useLastSearch();
  const { data, isError } = useOwnProfilesQuery({ page: 1, pageSize: MAX_BIODATA });
  const children = lookingOf(data?.profiles ?? []);
  const isKnown = data !== undefined || isError;

  useEffect(() => {
    if (!isUnasked) kept.keep(values);
  }, [kept, values, isUnasked]);

  useEffect(() => {
    if (!isUnasked) return;
    const last = kept.recall();
    if (last) apply(last);
    else if (isKnown) apply(children[0] ? suitedTo([children[0]]) : {});
    // The list of own candidates is new at every render; `isKnown` reports when it has loaded.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [kept, apply, isUnasked, isKnown]);

  return { filters, children, isReady: !isUnasked };
}
