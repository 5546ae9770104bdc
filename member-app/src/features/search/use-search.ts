import { MAX_BIODATA } from '@pehchan/contract/biodata';
import { useEffect } from 'react';
import { useKeptAges } from '../../kept-ages.ts';
import { useHasGotra, useKnownFilters } from '../../known-filters.ts';
import { useLastSearch } from '../../last-search.ts';
import { useOwnProfilesQuery } from '../../member-api.ts';
import { useSearchFilters } from '../../search-filters.ts';
import { lookingOf, suitedTo } from '../../suited-to.ts';
import { useLastVisit } from './use-last-visit.ts';

/** Return the search from the address, else the last search, else a search for the first own candidate. */
export function useSearch() {
  const { values, apply, isUnasked } = useSearchFilters();
  const known = useKnownFilters();
  const hasGotra = useHasGotra();
  const lastVisit = useLastVisit();
  const kept = useLastSearch();
  const keptAges = useKeptAges();
  const { data, isError } = useOwnProfilesQuery({ page: 1, pageSize: MAX_BIODATA });
  const own = data?.profiles;
  const children = lookingOf(own ?? []);
  const isKnown = own !== undefined || isError;
  const { forProfile } = values;
  const child = own?.find(({ id }) => String(id) === forProfile);
  const isForeign = own !== undefined && forProfile !== '' && !child;

  useEffect(() => {
    if (isUnasked) return;
    kept.keep({ ...values, clashes: '' });
    if (forProfile) keptAges.keep(forProfile, values);
  }, [kept, keptAges, values, forProfile, isUnasked]);

  useEffect(() => {
    // The candidate of a stored search may be deleted since.
    if (isForeign) apply({ ...values, forProfile: '', clashes: '' });
  }, [apply, values, isForeign]);

  useEffect(() => {
    if (!isUnasked) return;
    const last = kept.recall();
    if (last) apply(last);
    else if (isKnown) apply(children[0] ? suitedTo(children[0], keptAges.agesOf(children[0])) : {});
    // The list of own candidates is new at every render; `isKnown` reports when it has loaded.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [kept, apply, isUnasked, isKnown]);

  return {
    values,
    apply,
    known,
    hasGotra,
    lastVisit,
    /** The own candidate that sets the gotra rule. */
    child: hasGotra ? child : undefined,
    children,
    agesOf: keptAges.agesOf,
    isReady: !isUnasked && !isForeign,
  };
}

export type Search = ReturnType<typeof useSearch>;
