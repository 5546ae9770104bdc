import { useEffect, useRef, useState, type RefObject } from 'react';

/** Distance from the visible area, in pixels, at which an element's content begins to load. */
const AHEAD_PX = 300;

export function useNear(isReady: boolean): { place: RefObject<HTMLDivElement | null>; isNear: boolean } {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element || !isReady || isNear) return undefined;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: `${AHEAD_PX}px`,
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [isNear, isReady]);
  return { place, isNear };
}
