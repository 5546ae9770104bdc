import { useLocation } from '@pehchan/kit/router';
import { useEffect, useRef } from 'react';

/**
 * After a change of screen the heading takes the focus, as a fresh document's would: a screen reader says
 * where it is.
 */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    const focus = () => {
      const title = document.querySelector<HTMLElement>('[data-page-title]');
      title?.focus({ preventScroll: true });
      return Boolean(title);
    };
    if (focus()) return undefined;
    // The page's code may still be on its way.
    const observer = new MutationObserver(() => focus() && observer.disconnect());
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname]);
}
