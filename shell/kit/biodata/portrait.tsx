import { useState } from 'react';
import { Photo } from './photo.tsx';
import { PhotoDialog } from './photo-dialog.tsx';
import styles from './portrait.module.css';

type Props = {
  image: string | null;
  name: string;
  /** Shows the small photo, which the browser has from a list, until the large photo can be requested. */
  isEarly?: boolean;
};

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
