import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

const NAMES = ['search', 'village', 'gender', 'minAge', 'maxAge', 'city'] as const;
export type FilterName = (typeof NAMES)[number];

export type BiodataFilterValues = Record<FilterName, string>;

/** The search's filters, kept in the URL so that back, reload and a shared link work. */
export function useBiodataFilters() {
  const [params, setParams] = useSearchParams();
  const values = useMemo(
    () => Object.fromEntries(NAMES.map((name) => [name, params.get(name) ?? ''])) as BiodataFilterValues,
    [params],
  );

  const change = useCallback(
    (name: FilterName, value: string) =>
      setParams(
        (previous) => {
          const next = new URLSearchParams(previous);
          if (value) next.set(name, value);
          else next.delete(name);
          // Another question begins on its first page.
          next.set('page', '1');
          return next;
        },
        { replace: true },
      ),
    [setParams],
  );
  const clear = useCallback(() => setParams({ page: '1' }, { replace: true }), [setParams]);

  return {
    values,
    change,
    clear,
    isFiltered: NAMES.some((n) => values[n]),
  };
}
