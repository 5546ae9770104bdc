import { useCallback, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';

const storageKey = (listKey: string) => `pehchan.page.${listKey}`;

/**
 * The page of a list: in the URL, so that back, reload and a shared link work; and kept on the device per list key, so that
 * a list opens where it was left (specification section 4).
 */
export function useListPage(listKey: string): { page: number; goTo: (page: number) => void } {
  const [params, setParams] = useSearchParams();
  const page = positive(params.get('page')) ?? positive(localStorage.getItem(storageKey(listKey))) ?? 1;

  useEffect(() => localStorage.setItem(storageKey(listKey), String(page)), [listKey, page]);

  const goTo = useCallback(
    (next: number) => {
      setParams((previous) => {
        const changed = new URLSearchParams(previous);
        changed.set('page', String(next));
        return changed;
      });
      scrollToTopOfList(listKey);
    },
    [listKey, setParams],
  );
  return { page, goTo };
}

function positive(text: string | null): number | undefined {
  const number = Number(text);
  return Number.isInteger(number) && number > 0 ? number : undefined;
}

function scrollToTopOfList(listKey: string): void {
  document.querySelector(`[data-list="${listKey}"]`)?.scrollIntoView({ block: 'start' });
}
