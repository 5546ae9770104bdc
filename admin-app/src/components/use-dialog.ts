import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/** A modal dialog, open while mounted. `onClosed` is called when the user closes it, not when it unmounts. */
export function useDialog(onClosed: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const closed = useEffectEvent(onClosed);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const notify = () => closed();
    element.addEventListener('close', notify);
    element.showModal();
    return () => {
      element.removeEventListener('close', notify);
      // Close the dialog before it is removed from the document: afterwards the browser returns no focus.
      element.close();
    };
  }, []);
  return dialog;
}
