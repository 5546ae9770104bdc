import { useQueryString } from '@pehchan/kit';
import { useCallback, useMemo } from 'react';

/** The names of the filters in the address, in the order of their chips. */
export const FILTERS = [
  'search',
  'gender',
  'minAge',
  'maxAge',
  'minHeight',
  'maxHeight',
  'gotra',
  'education',
  'work',
  'village',
  'city',
  'forProfile',
  'clashes',
] as const;
export type FilterName = (typeof FILTERS)[number];

/** The values of a search as the address has them. `village` is a list with commas, `gotra` an id. */
export type FilterValues = Record<FilterName, string>;

/** Filters for the wanted candidates themselves. “Clear filters” keeps them. */
const KEPT: readonly FilterName[] = ['gender', 'forProfile'];
const LIMITS: Partial<Record<FilterName, number>> = { minAge: 2, maxAge: 2, minHeight: 3, maxHeight: 3 };

/** Return filters from an address or from stored values. Anything that is not text becomes blank. */
export function filterValues(valueOf: (name: FilterName) => unknown): FilterValues {
  const entries = FILTERS.map((name) => {
    const value = valueOf(name);
    const text = typeof value === 'string' ? value : '';
    const digits = LIMITS[name];
    return [name, digits ? text.replace(/\D/g, '').slice(0, digits) : text];
  });
  return Object.fromEntries(entries) as FilterValues;
}

const NO_FILTERS = filterValues(() => '');

export const isFiltered = (values: FilterValues): boolean =>
  FILTERS.some((name) => values[name] && !KEPT.includes(name));

export const cleared = ({ gender, forProfile }: FilterValues): FilterValues => ({
  ...NO_FILTERS,
  gender,
  forProfile,
});

export const villagesIn = ({ village }: Pick<FilterValues, 'village'>): string[] =>
  village.split(',').filter(Boolean);

/** Read and change the filters of the search, which the address holds for “back”, reload and links. */
export function useSearchFilters() {
  const [query, change] = useQueryString();
  const values = useMemo(() => filterValues((name) => query.get(name)), [query]);
  const apply = useCallback(
    (wanted: Partial<FilterValues>) =>
      change(
        (next) => {
          for (const name of FILTERS) {
            if (wanted[name]) next.set(name, wanted[name]);
            else next.delete(name);
          }
          next.set('page', '1');
        },
        { replace: true },
      ),
    [change],
  );
  return {
    values,
    apply,
    /** True before the first search: the address has neither a filter nor a page. */
    isUnasked: !query.has('page') && FILTERS.every((name) => !values[name]),
  };
}
