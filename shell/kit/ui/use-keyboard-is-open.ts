import { useEffect, useState } from 'react';

/** What the browser's own bars may take away, in pixels; a keyboard takes more. */
const LEAST_KEYBOARD = 150;
const TYPED_INTO = 'input:not([type=checkbox],[type=radio],[type=file],[type=range]), textarea, select';

/**
 * Whether an on-screen keyboard is in front of the page: something is typed into, and much less is to be seen
 * than before at this width. No browser says it plainly; some make the whole page smaller, some its visible
 * part alone.
 */
export function useKeyboardIsOpen(): boolean {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const { visualViewport } = window;
    if (!visualViewport) return undefined;
    let tallest = { width: 0, height: 0 };
    const look = () => {
      const height = visualViewport.height * visualViewport.scale;
      // Turned round, or another window: nothing is known of its height yet.
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
