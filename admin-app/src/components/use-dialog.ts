import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * The browser's own modal dialog, open for as long as it is drawn: it keeps the focus in and gives it back.
 * @param onClosed somebody has closed it; whoever takes it out knows by themselves
 */
export function useDialog(onClosed: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const closed = useEffectEvent(onClosed);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const tell = () => closed();
    element.addEventListener('close', tell);
    element.showModal();
    return () => {
      element.removeEventListener('close', tell);
      // While it is in the page: later the browser gives the focus back to nobody.
      element.close();
    };
  }, []);
  return dialog;
}
