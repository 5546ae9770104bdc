import { useEffect, useReducer, useRef } from 'react';

/** Return a place and `stay`, which focuses it after the pressed button was removed with its row. */
export function useFocusReturn() {
  const place = useRef<HTMLDivElement>(null);
  const [requests, stay] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    if (requests > 0) place.current?.focus({ preventScroll: true });
  }, [requests]);
  return { place, stay };
}
