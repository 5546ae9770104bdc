import { startTransition, useEffect, useState } from 'react';

/** Number of cards drawn at a time: about as many as fit on a screen. */
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
