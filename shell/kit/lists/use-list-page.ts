import { useCallback, useEffect, useState } from 'react';
import { useOwnKey } from '../owner.ts';
import { keep, recall } from '../storage.ts';
import { useQueryString } from './use-query-string.ts';

const storageKey = (listKey: string) => `page.${listKey}`;

/** `replace`: a correction, which “back” doesn't lead to. */
export type GoTo = (page: number, options?: { replace: boolean }) => void;

/**
 * The page of a list: in the URL, so that back, reload and a shared link work; and kept on the device per
 * list key, so that a list opens where it was left (specification section 4).
 */
export function useListPage(list: string): { page: number; goTo: GoTo } {
  const listKey = useOwnKey(list);
  const [params, change] = useQueryString();
  // As it was when the list was opened: “back” to an address without a page leads to that one, not to where
  // one is by now.
  const [opened] = useState(() => positive(recall(storageKey(listKey))) ?? 1);
  const page = positive(params.get('page')) ?? opened;

  useEffect(() => keep(storageKey(listKey), page), [listKey, page]);

  const goTo = useCallback(
    (next: number, options?: { replace: boolean }) =>
      change((query) => query.set('page', String(next)), options),
    [change],
  );
  return { page, goTo };
}

function positive(text: unknown): number | undefined {
  const number = typeof text === 'string' || typeof text === 'number' ? Number(text) : 0;
  return Number.isInteger(number) && number > 0 ? number : undefined;
}
