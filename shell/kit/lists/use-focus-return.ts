import { useEffect, useReducer, useRef } from 'react';

/** Return a place and `stay`, which focuses it after the pressed button was removed with its row. */
export function useFocusReturn() {
  const place = useRef<HTMLDivElement>(null);
  const [asked, stay] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    if (asked > 0) place.current?.focus({ preventScroll: true });
  }, [asked]);
  return { place, stay };
}
