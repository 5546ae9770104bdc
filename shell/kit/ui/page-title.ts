import { useEffect, useSyncExternalStore } from 'react';

let shown = '';
const listeners = new Set<() => void>();

function change(title: string): void {
  shown = title;
  for (const listener of listeners) listener();
}

/** The title that a phone's top bar shows. Empty while a screen shows its title itself. */
export const useBarTitle = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown,
    () => '',
  );

export function useTitleInBar(title: string): void {
  useEffect(() => {
    change(title);
    return () => change('');
  }, [title]);
}
