import { useRemembered } from '@pehchan/kit';
import { useEffect, useState } from 'react';

/** Milliseconds within which a return counts as the same visit. */
const VISIT_MS = 30 * 60 * 1000;

/** Return the time of the previous visit, or undefined on the first one: then nothing is marked as new. */
export function useLastVisit(): number | undefined {
  const kept = useRemembered('search.visit');
  const [before] = useState(() => {
    const { at, before } = visitOf(kept.recall());
    return at !== undefined && Date.now() - at > VISIT_MS ? at : before;
  });
  useEffect(() => {
    const note = () => kept.keep({ at: Date.now(), before });
    note();
    return note;
  }, [kept, before]);
  return before;
}

function visitOf(kept: unknown): { at?: number; before?: number } {
  const fields = new Map(Object.entries(kept ?? {}));
  const time = (name: string) => {
    const value: unknown = fields.get(name);
    return typeof value === 'number' ? value : undefined;
  };
  return { at: time('at'), before: time('before') };
}
