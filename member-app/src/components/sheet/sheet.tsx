import { useKitTranslation } from '@pehchan/kit';
import { Redrawn } from '@pehchan/kit/router';
import { IconButton } from '@pehchan/kit/ui';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import styles from './sheet.module.css';

type Props = {
  title: string;
  onClose: () => void;
  foot?: ReactNode;
  children: ReactNode;
};

export function Sheet({ title, onClose, foot, children }: Props) {
  const tKit = useKitTranslation();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    // Focus the heading, not the first field: a phone's keyboard would open and cover most of the sheet.
    heading.current?.focus();
  }, []);
  return (
    <dialog ref={dialog} className={styles.sheet} aria-labelledby={id} onClose={onClose}>
      <header className={styles.head}>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <IconButton icon="cross" label={tKit('action.close')} onClick={() => dialog.current?.close()} />
      </header>
      <div className={styles.body}>
        <Redrawn>{children}</Redrawn>
      </div>
      {foot && (
        <footer className={styles.foot}>
          <Redrawn>{foot}</Redrawn>
        </footer>
      )}
    </dialog>
  );
}
