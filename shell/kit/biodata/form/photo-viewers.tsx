import { useKitTranslation } from '../../i18n/use-translation.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './photo-viewers.module.css';

/** State who will see the photo, where a family decides whether to upload one. */
export function PhotoViewers() {
  const t = useKitTranslation();
  return (
    <p className={styles.viewers}>
      <Icon name="lock" /> <span>{t('photo.viewers')}</span>
    </p>
  );
}
