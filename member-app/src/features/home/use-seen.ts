import { useEffect, useRef, useState, type RefObject } from 'react';

/** The part of an element's area that counts as visible: a line of a photo at the screen's edge does not. */
const PART = 0.1;

/**
 * Return whether an element has been visible. `loading="lazy"` is no replacement: Chromium also loads photos
 * far outside the screen, which costs a family's data for faces that it may never see.
 */
export function useSeen<Shown extends Element>(isSeenAtOnce: boolean): [RefObject<Shown | null>, boolean] {
  const ref = useRef<Shown>(null);
  const [isSeen, setSeen] = useState(isSeenAtOnce || !('IntersectionObserver' in window));
  useEffect(() => {
    const element = ref.current;
    if (isSeen || !element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { threshold: PART },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isSeen]);
  return [ref, isSeen];
}
