import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';

type Bar = { title: string; isTaken: boolean };

let bar: Bar = { title: '', isTaken: false };
const listeners = new Set<() => void>();

function change(next: Partial<Bar>): void {
  bar = { ...bar, ...next };
  for (const listener of listeners) listener();
}

const useBar = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => bar,
    () => bar,
  );

/** Return the screen's title for the top bar, which shows it on phones. Only the shell calls this. */
export function useBarTitle(isTaken: boolean): string {
  const { title } = useBar();
  useLayoutEffect(() => change({ isTaken }), [isTaken]);
  return isTaken ? title : '';
}

/** Return whether the top bar shows this title. An empty title is not shown there. */
export function useTitleInBar(title: string): boolean {
  const { isTaken } = useBar();
  useEffect(() => {
    change({ title });
    return () => change({ title: '' });
  }, [title]);
  return isTaken && title !== '';
}
