import { useEffect, useReducer, useRef } from 'react';

/** Return `place`, a ref, and `stay`, which focuses the place after the pressed button's row is removed. */
export function useFocusReturn() {
  const place = useRef<HTMLDivElement>(null);
  const [requests, stay] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    if (requests > 0) place.current?.focus({ preventScroll: true });
  }, [requests]);
  return { place, stay };
}
