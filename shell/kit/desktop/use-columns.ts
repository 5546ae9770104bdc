import { useState } from 'react';
import { keep, recall } from '../storage.ts';

const storageKey = (listKey: string) => `columns.${listKey}`;

/** Which columns of a list somebody doesn't want to see: kept on the device, for each list by itself. */
export function useColumns(listKey: string) {
  const [hidden, setHidden] = useState(() => names(recall(storageKey(listKey))));
  const hide = (keys: string[]) => {
    setHidden(new Set(keys));
    keep(storageKey(listKey), keys);
  };
  return { hidden, hide };
}

function names(kept: unknown): ReadonlySet<string> {
  return new Set(Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : []);
}
