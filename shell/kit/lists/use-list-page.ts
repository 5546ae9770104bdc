import { useCallback, useEffect, useState } from 'react';
import { useOwnKey } from '../owner.ts';
import { keep, recall } from '../storage.ts';
import { useQueryString } from './use-query-string.ts';

const storageKey = (listKey: string) => `page.${listKey}`;

/** Opens a page of a list. `replace` corrects the address without an entry in the history. */
export type GoTo = (page: number, options?: { replace: boolean }) => void;

/** Return a list's page. The URL has it, and the browser keeps it for each list (specification section 4). */
export function useListPage(list: string): { page: number; goTo: GoTo } {
  const listKey = useOwnKey(list);
  const [params, change] = useQueryString();
  // The page with which the list was opened: Back to an address without a page number shows this page.
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
