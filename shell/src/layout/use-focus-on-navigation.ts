import { useLocation } from '@pehchan/kit/router';
import { useEffect, useRef } from 'react';
import { enteredAt } from '../session/entered.ts';

/** Focus the heading after a change of screen, for screen readers, unless the focus has moved since. */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  // After sign-in, also focus the first heading: no new document has loaded that a screen reader announces.
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
    // Wait for the heading: the screen's code may still be loading.
    const observer = new MutationObserver(() => focus() && observer.disconnect());
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname]);
}

const isInMain = (target: EventTarget | null) => target instanceof Element && target.closest('main') !== null;
