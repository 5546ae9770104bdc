import { useEffect, useReducer, useRef } from 'react';

/**
 * Return a place and `stay`, which focuses it after the pressed button was removed with its row.
 * Keyboard users then keep their position. While a dialog is open, the place cannot take the focus.
 */
export function useFocusReturn() {
  const place = useRef<HTMLDivElement>(null);
  const [asked, stay] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    if (asked > 0) place.current?.focus({ preventScroll: true });
  }, [asked]);
  return { place, stay };
}
