import { createContext, use, useCallback, useLayoutEffect } from 'react';
import { useLocation, useSearchParams, type NavigateOptions } from 'react-router-dom';
import { usePageHistory } from '../router/page-router.tsx';

type Change = (edit: (query: URLSearchParams) => void, options?: NavigateOptions) => void;

/** The latest query string of the address, shared by all components that change the address. */
export const LatestQuery = createContext<{ current: URLSearchParams | undefined }>({ current: undefined });

/** Return the text for which an entry of the history searches: a name does not belong in an address. */
export const searchedIn = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'searched' in state && typeof state.searched === 'string'
    ? state.searched
    : undefined;

/** Return the query string and a function that changes the latest one: the router can lose quick changes. */
export function useQueryString(): [query: URLSearchParams, change: Change] {
  const [query, setQuery] = useSearchParams();
  const { pathname } = useLocation();
  const history = usePageHistory();
  const latestRef = use(LatestQuery);
  useLayoutEffect(() => {
    latestRef.current = query;
  }, [latestRef, query]);
  const change = useCallback<Change>(
    (edit, options) => {
      if (history && history.shown.location.pathname !== pathname) return;
      const next = new URLSearchParams(latestRef.current);
      edit(next);
      latestRef.current = next;
      // Without `preventScrollReset` the router would scroll to the top, away from the list and the input.
      const searched = searchedIn(history?.shown.location.state);
      const state = searched ? { searched, ...(options?.state as object | undefined) } : options?.state;
      setQuery(next, { ...options, state, preventScrollReset: true });
    },
    [latestRef, setQuery, history, pathname],
  );
  return [query, change];
}
