import { PHOTO_SIZES, PHOTO_WINDOW, type PhotoSize, photoUrl } from '@pehchan/contract/photos';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useKitTranslation } from '../i18n/use-translation.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './photo.module.css';

const { width, height, above } = PHOTO_WINDOW;
const PORTRAIT = { aspectRatio: `${width} / ${height}` };
const CUT = { objectPosition: `50% ${100 * above}%` };

type Props = {
  image: string | null;
  name: string;
  size: PhotoSize;
  isPortrait?: boolean;
  isEager?: boolean;
};

export function Photo({ image, name, size, isPortrait = false, isEager = size === 'view' }: Props) {
  const t = useKitTranslation();
  const [broken, setBroken] = useState<string>();
  const source = photoUrl(image, size);
  const look = clsx(styles.photo, styles[size]);
  // Do not crop the large photo: its enlarged view shows the whole photo, centred on the screen.
  const style = isPortrait ? { ...PORTRAIT, ...CUT } : size === 'view' ? undefined : CUT;
  if (!source || source === broken) {
    return (
      <span className={clsx(look, styles.none)} style={style} role="img" aria-label={t('state.noPhoto')}>
        <Icon name="user" size={size === 'table' ? 24 : 64} />
      </span>
    );
  }
  return (
    <img
      className={look}
      style={style}
      src={source}
      alt={t('photo.of', { name })}
      width={PHOTO_SIZES[size]}
      height={PHOTO_SIZES[size] * (isPortrait ? height / width : 1)}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false}
      onError={() => setBroken(source)}
    />
  );
}
