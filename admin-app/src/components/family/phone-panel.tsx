import { useKitTranslation } from '@pehchan/kit';
import { Redrawn } from '@pehchan/kit/router';
import { IconButton } from '@pehchan/kit/ui';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useDialog } from '../use-dialog.ts';
import styles from './phone-panel.module.css';

export type PanelProps = {
  title: string;
  /** Buttons in the head of the panel, in the desktop layout only. */
  extra?: ReactNode;
  onClose: () => void;
  children: ReactNode;
};

export function PhonePanel({ title, onClose, children }: PanelProps) {
  const tKit = useKitTranslation();
  const dialog = useDialog(onClose);
  // The panel is outside the row that opened it, so that it does not inherit the row's styles.
  return createPortal(
    <dialog
      ref={dialog}
      className={styles.panel}
      aria-label={title}
      // Close the panel on a click on its backdrop: only there the click's target is the dialog itself.
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
    >
      <div className={styles.body}>
        <header className={styles.head}>
          <h2>{title}</h2>
          <IconButton icon="cross" label={tKit('action.close')} onClick={() => dialog.current?.close()} />
        </header>
        <Redrawn>{children}</Redrawn>
      </div>
    </dialog>,
    document.body,
  );
}
