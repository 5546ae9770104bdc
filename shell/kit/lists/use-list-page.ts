import { useCallback, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { keep, recall } from '../storage.ts';

const storageKey = (listKey: string) => `page.${listKey}`;

/** `replace`: a correction, which “back” doesn't lead to. */
export type GoTo = (page: number, options?: { replace: boolean }) => void;

/**
 * The page of a list: in the URL, so that back, reload and a shared link work; and kept on the device per list key, so that
 * a list opens where it was left (specification section 4).
 */
export function useListPage(listKey: string): { page: number; goTo: GoTo } {
  const [params, setParams] = useSearchParams();
  const page = positive(params.get('page')) ?? positive(recall(storageKey(listKey))) ?? 1;

  useEffect(() => keep(storageKey(listKey), page), [listKey, page]);

  const goTo = useCallback(
    (next: number, options?: { replace: boolean }) => {
      setParams((previous) => {
        const changed = new URLSearchParams(previous);
        changed.set('page', String(next));
        return changed;
      }, options);
      scrollToTopOfList(listKey);
    },
    [listKey, setParams],
  );
  return { page, goTo };
}

function positive(text: unknown): number | undefined {
  const number = Number(text ?? 0);
  return Number.isInteger(number) && number > 0 ? number : undefined;
}

function scrollToTopOfList(listKey: string): void {
  document.querySelector(`[data-list="${listKey}"]`)?.scrollIntoView({ block: 'start' });
}
