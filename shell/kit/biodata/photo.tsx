import { PHOTO_SIZES, type PhotoSize, photoUrl } from '@pehchan/contract/photos';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useKitTranslation } from '../i18n/use-translation.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './photo.module.css';

/** A photo through the API's own path, or the placeholder when there is none or it can't be had. */
export function Photo({ image, name, size }: { image: string | null; name: string; size: PhotoSize }) {
  const t = useKitTranslation();
  const [broken, setBroken] = useState<string>();
  const source = photoUrl(image, size);
  if (!source || source === broken) {
    return (
      <span
        className={clsx(styles.photo, styles[size], styles.none)}
        role="img"
        aria-label={t('state.noPhoto')}
      >
        <Icon name="user" size={size === 'table' ? 24 : 64} />
      </span>
    );
  }
  return (
    <img
      className={clsx(styles.photo, styles[size])}
      src={source}
      alt={t('photo.of', { name })}
      width={PHOTO_SIZES[size]}
      height={PHOTO_SIZES[size]}
      loading={size === 'view' ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false}
      onError={() => setBroken(source)}
    />
  );
}
