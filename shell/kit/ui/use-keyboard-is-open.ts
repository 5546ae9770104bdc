import { useEffect, useState } from 'react';

/** Least height of an on-screen keyboard, in pixels. The browser's own bars are less high. */
const LEAST_KEYBOARD = 150;
const TYPED_INTO = 'input:not([type=checkbox],[type=radio],[type=file],[type=range]), textarea, select';

/** Report whether a screen keyboard is open: an input has the focus, and the visible height fell. */
export function useKeyboardIsOpen(): boolean {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const { visualViewport } = window;
    if (!visualViewport) return undefined;
    let tallest = { width: 0, height: 0 };
    const look = () => {
      const height = visualViewport.height * visualViewport.scale;
      // After a rotation or resize, the window's full height is not known yet.
      if (tallest.width !== window.innerWidth) tallest = { width: window.innerWidth, height: 0 };
      tallest.height = Math.max(tallest.height, height);
      const isTyping = document.activeElement?.matches(TYPED_INTO) ?? false;
      setIsOpen(isTyping && tallest.height - height > LEAST_KEYBOARD);
    };
    look();
    visualViewport.addEventListener('resize', look);
    document.addEventListener('focusin', look);
    document.addEventListener('focusout', look);
    return () => {
      visualViewport.removeEventListener('resize', look);
      document.removeEventListener('focusin', look);
      document.removeEventListener('focusout', look);
    };
  }, []);
  return isOpen;
}
