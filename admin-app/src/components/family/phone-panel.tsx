import { useKitTranslation } from '@pehchan/kit';
import { IconButton } from '@pehchan/kit/ui';
import { useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './phone-panel.module.css';

export type PanelProps = { title: string; onClose: () => void; children: ReactNode };

/**
 * Something looked into beside the list it came from, over the whole of a phone's screen. The browser's own
 * modal dialog keeps the focus in and gives it back.
 */
export function PhonePanel({ title, onClose, children }: PanelProps) {
  const tKit = useKitTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const closed = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const tell = () => closed();
    element.addEventListener('close', tell);
    element.showModal();
    return () => {
      // Whoever takes it out knows. It closes while it is in the page: later the browser gives the focus back
      // to nobody.
      element.removeEventListener('close', tell);
      element.close();
    };
  }, []);
  // Out of the row it was opened from, whose look isn't its own.
  return createPortal(
    <dialog
      ref={dialog}
      className={styles.panel}
      aria-label={title}
      // A click beside it: the dialog itself is hit only on its backdrop.
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
    >
      <div className={styles.body}>
        <header className={styles.head}>
          <h2>{title}</h2>
          <IconButton icon="cross" label={tKit('action.close')} onClick={() => dialog.current?.close()} />
        </header>
        {children}
      </div>
    </dialog>,
    document.body,
  );
}
