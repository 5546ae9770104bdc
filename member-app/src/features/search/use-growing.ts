import { startTransition, useEffect, useState } from 'react';

/** As many cards as a screen shows are drawn at once. */
const STEP = 4;

/**
 * How many of these are drawn by now: a few at once and then a few more, so that a cheap phone answers a
 * touch between them.
 */
export function useGrowing(length: number): number {
  const [grown, setGrown] = useState(STEP);
  const isDone = grown >= length;
  useEffect(() => {
    if (!isDone) startTransition(() => setGrown((count) => count + STEP));
  }, [isDone, grown]);
  return Math.min(grown, length);
}
