import { useEffect, useRef } from 'react';

const EVERY_MS = 30_000;
const LOOK_MS = 1000;

/** Repeat these API calls in turn, one every 30 seconds, but not while the page is hidden or offline. */
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
