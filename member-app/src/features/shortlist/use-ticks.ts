import { useState } from 'react';

/** The most candidates that fit side by side on a phone. */
const MOST = 3;

/** The entries that the family has ticked to compare, in the order of the ticks. */
export function useTicks(listed: readonly number[]) {
  const [ticked, setTicked] = useState<readonly number[]>([]);
  const ids = ticked.filter((id) => listed.includes(id));
  return {
    ids,
    has: (id: number) => ids.includes(id),
    isFull: ids.length >= MOST,
    set: (id: number, isOn: boolean) => setTicked(isOn ? [...ids, id] : ids.filter((other) => other !== id)),
  };
}

export const comparedIn = (query: URLSearchParams): number[] =>
  (query.get('compare') ?? '').split(',').filter(Boolean).map(Number).slice(0, MOST);
