import { useCallback, useLayoutEffect, useRef } from 'react';
import { useSearchParams, type NavigateOptions } from 'react-router-dom';

type Change = (edit: (query: URLSearchParams) => void, options?: NavigateOptions) => void;

/**
 * What the address asks for, and how that is changed. A change begins with the query as it was last changed,
 * not as it was last drawn: of two filters that settle within a moment, the router by itself would keep only
 * the second.
 */
export function useQueryString(): [query: URLSearchParams, change: Change] {
  const [query, setQuery] = useSearchParams();
  const latest = useRef(query);
  useLayoutEffect(() => {
    latest.current = query;
  }, [query]);
  const change = useCallback<Change>(
    (edit, options) => {
      const next = new URLSearchParams(latest.current);
      edit(next);
      latest.current = next;
      // The screen stays: the router would scroll it to its top, away from the list and from what is being
      // typed.
      setQuery(next, { ...options, preventScrollReset: true });
    },
    [setQuery],
  );
  return [query, change];
}
