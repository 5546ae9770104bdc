import { plainDigits } from '@pehchan/contract/common';
import { useCallback, useMemo } from 'react';
import { useQueryString } from '../lists/use-query-string.ts';

const NAMES = ['search', 'village', 'gender', 'minAge', 'maxAge', 'city'] as const;
export type FilterName = (typeof NAMES)[number];

export type BiodataFilterValues = Record<FilterName, string>;

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
  const clear = useCallback(
    () =>
      change(
        (next) => {
          for (const name of NAMES) next.delete(name);
          next.set('page', '1');
        },
        { replace: true },
      ),
    [change],
  );

  return {
    values,
    change: set,
    clear,
    isFiltered: NAMES.some((n) => values[n]),
  };
}

function valuesIn(query: URLSearchParams): BiodataFilterValues {
  const values = Object.fromEntries(
    NAMES.map((name) => [name, query.get(name) ?? '']),
  ) as BiodataFilterValues;
  return { ...values, minAge: ageDigits(values.minAge), maxAge: ageDigits(values.maxAge) };
}
