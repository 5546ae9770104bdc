import { useEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '../i18n/use-text.ts';
import { Icon } from '../ui/icon.tsx';

/**
 * Something looked into beside the list it came from: at the side of a desk's screen, over the whole of a phone's. The browser's
 * own modal dialog keeps the focus in and gives it back.
 */
export function Panel({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const text = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    return () => element?.close();
  }, []);
  // Out of the row it was opened from, whose look isn't its own.
  return createPortal(
    <dialog
      ref={dialog}
      className="panel"
      aria-label={title}
      onClose={onClose}
      // A click beside it: the dialog itself is hit only on its backdrop.
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
    >
      <div className="panel-body">
        <header className="panel-head">
          <h2>{title}</h2>
          <button
            type="button"
            className="icon-button"
            aria-label={text('action.close')}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="cross" />
          </button>
        </header>
        {children}
      </div>
    </dialog>,
    document.body,
  );
}
