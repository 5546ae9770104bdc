import { startTransition, useEffect, useState } from 'react';

/** As many cards as a screen shows are drawn at once. */
const STEP = 4;

/**
 * How many of these are drawn by now: a few at once and then a few more, so that a cheap phone answers a
 * touch between them.
 * @param isWhole draws at once what is there from the start: somebody comes back to where they were in it
 */
export function useGrowing(length: number, isWhole: boolean): number {
  const [grown, setGrown] = useState(isWhole ? length : STEP);
  const isDone = grown >= length;
  useEffect(() => {
    if (!isDone) startTransition(() => setGrown((count) => count + STEP));
  }, [isDone, grown]);
  return Math.min(grown, length);
}
