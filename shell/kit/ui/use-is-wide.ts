import { useSyncExternalStore } from 'react';
import { WIDE } from '../theme/breakpoints.ts';

const query = () => window.matchMedia(`(min-width: ${WIDE}px)`);

function subscribe(changed: () => void) {
  const list = query();
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
}

/** Asked once: nobody is told when it changes. */
export const isWideNow = (): boolean => query().matches;

/** Whether lists are tables here. A phone never loads the table's code. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, isWideNow);
}
