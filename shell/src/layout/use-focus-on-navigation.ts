import { useLocation } from '@pehchan/kit/router';
import { useEffect, useRef } from 'react';
import { enteredAt } from '../session/entered.ts';

/**
 * After a change of screen the heading takes the focus, as a fresh document's would: a screen reader says
 * where it is. A screen that has put the focus elsewhere by then keeps it, and so does whoever went on.
 */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  // What a document says of itself when it is opened, this one doesn't once it has been another.
  const shown = useRef(enteredAt() === undefined ? pathname : undefined);
  const placed = useRef<string>(undefined);

  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      placed.current = isInMain(target) ? window.location.pathname : undefined;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);

  useEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    const focus = () => {
      if (placed.current === pathname && isInMain(document.activeElement)) return true;
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

const isInMain = (target: EventTarget | null) => target instanceof Element && target.closest('main') !== null;
