import { useEffect, useRef } from 'react';

const EVERY_MS = 30_000;
const LOOK_MS = 1000;

/**
 * Asks the API again by itself while somebody may be looking: one of the calls every 30 seconds, in turn, so
 * that an open page costs no more than that. Hidden or offline it rests, and asks at once when it is back
 * after longer.
 */
export function useRefresh(...calls: (() => unknown)[]): void {
  const latest = useRef(calls);
  useEffect(() => {
    latest.current = calls;
  });
  useEffect(() => {
    let last = Date.now();
    let turn = 0;
    const look = () => {
      if (document.hidden || !navigator.onLine || Date.now() - last < EVERY_MS) return;
      last = Date.now();
      latest.current[turn % latest.current.length]?.();
      turn += 1;
    };
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, []);
}
