import { useState } from 'react';
import { Photo } from './photo.tsx';
import { PhotoDialog } from './photo-dialog.tsx';
import styles from './portrait.module.css';

type Props = {
  image: string | null;
  name: string;
  /** Of the size that lists have, which is there already, until the large one may be asked for. */
  isEarly?: boolean;
};

/** A face as large as the screen is wide; pressed, the whole photo. */
export function Portrait({ image, name, isEarly = false }: Props) {
  const [isOpen, setOpen] = useState(false);
  const photo = <Photo isPortrait isEager image={image} name={name} size={isEarly ? 'card' : 'view'} />;
  if (!image || isEarly) return <div className={styles.portrait}>{photo}</div>;
  return (
    <>
      <button type="button" className={styles.portrait} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {photo}
      </button>
      {isOpen && <PhotoDialog image={image} name={name} onClose={() => setOpen(false)} />}
    </>
  );
}
