import { useCallback, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { PAGE_SIZES, type PageSize } from '../preferences/page-sizes.ts';
import { usePreferences } from '../preferences/use-preferences.ts';
import { useListPage } from './use-list-page.ts';
import { searchedIn, useQueryString } from './use-query-string.ts';

/**
 * Return a list's page, page size, search and order. The URL holds them, so that back and links work, but not
 * the search, which can be a family's name or number: the entry of the history holds the search.
 */
export function useListState(listKey: string) {
  const [params, change] = useQueryString();
  const { page, goTo } = useListPage(listKey);
  const { pageSize: preferred, choosePageSize } = usePreferences();
  const { state } = useLocation();
  const inAddress = params.get('search');
  const search = inAddress ?? searchedIn(state) ?? '';
  const sort = params.get('sort') ?? '';
  const order = params.get('order') === 'desc' ? ('desc' as const) : ('asc' as const);

  const ask = useCallback(
    (changes: Record<string, string>) =>
      change(
        (next) => {
          for (const [name, value] of Object.entries({ ...changes, page: '1' })) {
            if (value) next.set(name, value);
            else next.delete(name);
          }
        },
        { replace: true },
      ),
    [change],
  );

  useEffect(() => {
    if (inAddress === null) return;
    change((next) => next.delete('search'), { replace: true, state: { searched: inAddress } });
  }, [inAddress, change]);
  const find = useCallback(
    (searched: string) => change((next) => next.set('page', '1'), { replace: true, state: { searched } }),
    [change],
  );

  return {
    page,
    goTo,
    pageSize: PAGE_SIZES.find((size) => String(size) === params.get('pageSize')) ?? preferred,
    search,
    sort,
    order,
    ask,
    find,
    /** Sort by a column. A blank name restores the API's default order. */
    sortIn: (by: string, direction: 'asc' | 'desc') => ask({ sort: by, order: by && direction }),
    sortBy: (by: string) => ask({ sort: by, order: sort === by && order === 'asc' ? 'desc' : 'asc' }),
    showRows: (size: PageSize) => {
      choosePageSize(size);
      ask({ pageSize: String(size) });
    },
  };
}

export type ListState = ReturnType<typeof useListState>;
