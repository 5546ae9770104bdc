import { useEffect, useReducer, useRef } from 'react';

/**
 * Keeps whoever works by keyboard in a place when the button that was pressed leaves it with its row: `stay`
 * puts the focus on the place, once what was pressed is gone. While a dialog is open, nothing behind it could
 * take it.
 */
export function useFocusReturn() {
  const place = useRef<HTMLDivElement>(null);
  const [asked, stay] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    if (asked > 0) place.current?.focus({ preventScroll: true });
  }, [asked]);
  return { place, stay };
}
