import { plainDigits } from '@pehchan/contract/common';
import { useCallback, useMemo } from 'react';
import { useQueryString } from '../lists/use-query-string.ts';

const NAMES = ['search', 'village', 'gender', 'minAge', 'maxAge', 'city', 'listing'] as const;
export type FilterName = (typeof NAMES)[number];

/** `listing`: of administrators' lists alone. */
export type BiodataFilterValues = Record<Exclude<FilterName, 'listing'>, string> & { listing?: string };

/**
 * An age as it may be asked for: what is no digit is left out, and nobody looks for somebody of a hundred.
 */
export const ageDigits = (typed: string) => plainDigits(typed).replace(/\D/g, '').slice(0, 2);

/** The search's filters, kept in the URL so that back, reload and a shared link work. */
export function useBiodataFilters() {
  const [query, change] = useQueryString();
  const values = useMemo(() => valuesIn(query), [query]);

  const set = useCallback(
    (name: FilterName, value: string) =>
      change(
        (next) => {
          if (value) next.set(name, value);
          else next.delete(name);
          // Another question begins on its first page.
          next.set('page', '1');
        },
        { replace: true },
      ),
    [change],
  );
  /** Another question altogether: what isn't said narrows nothing. */
  const apply = useCallback(
    (wanted: Partial<BiodataFilterValues>) =>
      change(
        (next) => {
          for (const name of NAMES) {
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
    /** The address says nothing yet: neither a filter nor that there is none. */
    isUnasked: !isFiltered(values) && !query.has('page'),
  };
}

export const isFiltered = (values: BiodataFilterValues): boolean => NAMES.some((name) => values[name]);

const valuesIn = (query: URLSearchParams) => filterValues((name) => query.get(name));

/** Filters from where they were kept, if that is what they are. */
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
