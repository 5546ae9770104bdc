import { startTransition, useEffect, useState } from 'react';

/** About as many cards as a screen shows; so many are drawn at a time. */
const STEP = 4;

/** Draw a few cards at a time, so that a slow phone handles touches in between; with `isWhole`, draw all. */
export function useGrowing(length: number, isWhole: boolean): number {
  const [grown, setGrown] = useState(isWhole ? length : STEP);
  const isDone = grown >= length;
  useEffect(() => {
    if (!isDone) startTransition(() => setGrown((count) => count + STEP));
  }, [isDone, grown]);
  return Math.min(grown, length);
}
