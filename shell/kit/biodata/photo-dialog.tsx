import { useEffect, useRef } from 'react';
import { useKitTranslation } from '../i18n/use-translation.ts';
import { Watermark } from '../session/watermark.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Photo } from './photo.tsx';
import styles from './portrait.module.css';

export function PhotoDialog({ image, name, onClose }: { image: string; name: string; onClose: () => void }) {
  const t = useKitTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={t('photo.of', { name })} onClose={onClose}>
      <div className={styles.close}>
        <IconButton icon="cross" label={t('action.close')} onClick={close} />
      </div>
      <div className={styles.whole} onClick={close} role="presentation">
        <Photo image={image} name={name} size="view" />
      </div>
      <Watermark />
    </dialog>
  );
}
