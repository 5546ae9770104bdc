import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/** A modal dialog, open while mounted. `onClosed` is called when the user closes it, not when it unmounts. */
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
      // Close the dialog while it is in the document: later, the browser would not return the focus.
      element.close();
    };
  }, []);
  return dialog;
}
