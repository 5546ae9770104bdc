import { useState } from 'react';
import { keep, recall } from '../storage.ts';

const storageKey = (listKey: string) => `columns.${listKey}`;

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
