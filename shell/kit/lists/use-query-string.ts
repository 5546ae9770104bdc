import { createContext, use, useCallback, useLayoutEffect } from 'react';
import { useLocation, useSearchParams, type NavigateOptions } from 'react-router-dom';
import { usePageHistory } from '../router/page-router.tsx';

type Change = (edit: (query: URLSearchParams) => void, options?: NavigateOptions) => void;

/** The query as it was last changed: of the whole page, since several parts of it change the one address. */
export const LatestQuery = createContext<{ current: URLSearchParams | undefined }>({ current: undefined });

/**
 * What the address asks for, and how that is changed. A change begins with the query as it was last changed,
 * not as it was last drawn: of two filters that settle within a moment, or a filter and ‘Show more’, the
 * router by itself would keep only the second. A screen that is being left changes nothing any more: it would
 * take back the way out.
 */
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
      // The screen stays: the router would scroll it to its top, away from the list and from what is being
      // typed.
      setQuery(next, { ...options, preventScrollReset: true });
    },
    [latestRef, setQuery, history, pathname],
  );
  return [query, change];
}
