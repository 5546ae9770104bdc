import { plainDigits } from '@pehchan/contract/common';
import { useCallback, useMemo } from 'react';
import { useQueryString } from '../lists/use-query-string.ts';

export const FILTER_NAMES = ['search', 'village', 'gender', 'minAge', 'maxAge', 'city', 'listing'] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

/** Filter values of a search. Only administrators' lists have `listing`. */
export type BiodataFilterValues = Record<Exclude<FilterName, 'listing'>, string> & { listing?: string };

export const ageDigits = (typed: string) => plainDigits(typed).replace(/\D/g, '').slice(0, 2);

/** Read and change the search filters, which the URL holds so that back, reload and shared links work. */
export function useBiodataFilters() {
  const [query, change] = useQueryString();
  const values = useMemo(() => valuesIn(query), [query]);

  const set = useCallback(
    (name: FilterName, value: string) =>
      change(
        (next) => {
          if (value) next.set(name, value);
          else next.delete(name);
          next.set('page', '1');
        },
        { replace: true },
      ),
    [change],
  );
  const apply = useCallback(
    (wanted: Partial<BiodataFilterValues>) =>
      change(
        (next) => {
          for (const name of FILTER_NAMES) {
            if (wanted[name]) next.set(name, wanted[name]);
            else next.delete(name);
          }
          next.set('page', '1');
        },
        { replace: true },
      ),
    [change],
  );
  const clear = useCallback(() => apply({}), [apply]);

  return {
    values,
    change: set,
    apply,
    clear,
    isFiltered: isFiltered(values),
    /** True before the first search: the address has neither a filter nor a page. */
    isUnasked: !isFiltered(values) && !query.has('page'),
  };
}

export const isFiltered = (values: BiodataFilterValues): boolean => FILTER_NAMES.some((name) => values[name]);

const valuesIn = (query: URLSearchParams) => filterValues((name) => query.get(name));

/** Return filters from stored values. Anything that is not text becomes blank. */
export function filterValues(valueOf: (name: FilterName) => unknown): BiodataFilterValues {
  const text = (name: FilterName) => {
    const value = valueOf(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    search: text('search'),
    village: text('village'),
    gender: text('gender'),
    minAge: ageDigits(text('minAge')),
    maxAge: ageDigits(text('maxAge')),
    city: text('city'),
    listing: text('listing'),
  };
}
