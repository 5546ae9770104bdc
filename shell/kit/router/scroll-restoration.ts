import { useEffect, useLayoutEffect } from 'react';
import type { ScrollRestorationProps } from 'react-router-dom';
import { usePageHistory, useShown } from './page-router.tsx';

const STORED = 'react-router-scroll-positions';

/** The scroll position of each history entry when it was left. */
const positions = new Map<string, number>();

/** Restore the scroll position, also after a reload. A new screen starts at its top or at its hash. */
export function ScrollRestoration(_props: ScrollRestorationProps): null {
  const history = usePageHistory();
  const shown = useShown();
  const key = shown?.location.key;

  useLayoutEffect(readPositions, []);
  useLayoutEffect(() => {
    let left = history?.shown.location.key ?? '';
    // Read the scroll position before the next screen renders.
    return history?.listen(({ location }) => {
      if (location.key !== left) positions.set(left, window.scrollY);
      left = location.key;
    });
  }, [history]);
  useEffect(() => {
    if (key === undefined) return undefined;
    window.history.scrollRestoration = 'manual';
    const keep = () => {
      positions.set(key, window.scrollY);
      keepPositions();
      window.history.scrollRestoration = 'auto';
    };
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [key]);
  useLayoutEffect(() => {
    if (!shown) return;
    const { location, staysPut } = shown;
    const kept = positions.get(location.key);
    if (kept !== undefined) window.scrollTo(0, kept);
    else if (location.hash && scrollToPart(location.hash)) return;
    else if (!staysPut) window.scrollTo(0, 0);
  }, [shown]);
  return null;
}

ScrollRestoration.displayName = 'ScrollRestoration';

function scrollToPart(hash: string): boolean {
  const part = document.getElementById(hash.slice(1));
  part?.scrollIntoView();
  return Boolean(part);
}

function readPositions(): void {
  try {
    const kept = JSON.parse(sessionStorage.getItem(STORED) ?? '{}') as Record<string, number>;
    for (const [key, position] of Object.entries(kept)) positions.set(key, position);
  } catch {
    // Without stored positions each screen starts at its top.
  }
}

function keepPositions(): void {
  try {
    sessionStorage.setItem(STORED, JSON.stringify(Object.fromEntries(positions)));
  } catch {
    // A private window may refuse storage: a reload then loses the scroll positions.
  }
}
