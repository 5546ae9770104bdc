import { useEffect, useRef, useState } from 'react';

/** Return whether a part of the element is on the screen, beside what the bars at top and foot cover. */
export function useInView() {
  const ref = useRef<HTMLElement>(null);
  const [isInView, setInView] = useState(true);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const watch = new IntersectionObserver(([entry]) => entry && setInView(entry.isIntersecting), {
      rootMargin: '-25% 0px',
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return { ref, isInView };
}
