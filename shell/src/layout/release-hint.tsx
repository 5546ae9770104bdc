import { useTranslation } from '@pehchan/kit';
import { texts } from '../texts/index.ts';
import styles from './release-hint.module.css';

export function ReleaseHint({ isNewer }: { isNewer: boolean }) {
  const t = useTranslation(texts);
  return (
    <div role="status" className={styles.hint}>
      {isNewer && (
        <>
          {t('release.newer')}{' '}
          <button type="button" onClick={() => window.location.reload()}>
            {t('release.load')}
          </button>
        </>
      )}
    </div>
  );
}
