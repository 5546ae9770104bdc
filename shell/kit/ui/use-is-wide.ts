import { useSyncExternalStore } from 'react';
import { WIDE } from '../theme/breakpoints.ts';

const query = () => window.matchMedia(`(min-width: ${WIDE}px)`);

function subscribe(changed: () => void) {
  const list = query();
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
}

export const isWideNow = (): boolean => query().matches;

/** Return whether lists are tables on this screen. A phone never loads the table's code. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, isWideNow);
}
