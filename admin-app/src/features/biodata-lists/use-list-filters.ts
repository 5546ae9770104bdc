import type { ListState } from '@pehchan/kit';
import { useBiodataFilters } from '@pehchan/kit/biodata';

type FilterName = Parameters<ReturnType<typeof useBiodataFilters>['change']>[0];

const MORE = ['minAge', 'maxAge', 'city', 'listing'] as const satisfies FilterName[];

/** Return the filters of a list of biodata. The list keeps the searched name, which is not in the address. */
export function useListFilters(list: ListState) {
  const filters = useBiodataFilters();
  const values = { ...filters.values, search: list.search };
  return {
    values,
    more: MORE,
    opensMore: MORE.some((name) => values[name]),
    isFiltered: filters.isFiltered || list.search !== '',
    change: (name: FilterName, value: string) =>
      name === 'search' ? list.find(value) : filters.change(name, value),
    clear: () => {
      filters.clear();
      list.find('');
    },
  };
}
