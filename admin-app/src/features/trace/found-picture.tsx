import { clsx } from 'clsx';
import { isOtherThanPhoto, PHOTO_ACCEPT } from '@pehchan/contract/photos';
import { useTranslation } from '@pehchan/kit';
import { shrink } from '@pehchan/kit/forms';
import { Icon } from '@pehchan/kit/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { texts } from './texts/index.ts';
import styles from './trace.module.css';

type Props = {
  shown: string | undefined;
  onChosen: (picture: File) => void;
  children?: ReactNode;
};

/** Shrink a picture by its area, not its longer side: a long screenshot's photos would become too small. */
const meanSide = (width: number, height: number) => Math.sqrt(width * height);

export function FoundPicture({ shown, onChosen, children }: Props) {
  const t = useTranslation(texts);
  const [isOver, setOver] = useState(false);

  const take = async (files: FileList | null | undefined) => {
    const picture = [...(files ?? [])].find(({ type }) => !isOtherThanPhoto(type));
    if (picture) onChosen(await shrink(picture, meanSide));
  };
  useEffect(() => {
    const paste = (event: ClipboardEvent) => void take(event.clipboardData?.files);
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  });
  return (
    <div
      className={styles.place}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void take(event.dataTransfer.files);
      }}
    >
      {shown && (
        <div className={clsx(styles.picture, children && styles.cornered)}>
          <img src={shown} alt={t('found')} draggable={false} />
          {children}
        </div>
      )}
      <label className={styles.file}>
        <input
          type="file"
          accept={PHOTO_ACCEPT}
          className="visually-hidden"
          aria-label={`${t('picture')}: ${t(shown ? 'change' : 'choose')}`}
          onChange={({ currentTarget }) => void take(currentTarget.files)}
        />
        <Icon name="camera" /> {t(shown ? 'change' : 'choose')}
      </label>
      <p className={styles.hint}>{t('drop')}</p>
    </div>
  );
}
