import { useKitTranslation, useTranslation } from '@pehchan/kit';
import { texts } from '../../texts/index.ts';
import styles from './search.module.css';

/** How many were found, and how many of those in sight are new. */
export function FoundLine({ total, fresh = 0 }: { total: number | undefined; fresh?: number }) {
  const tKit = useKitTranslation();
  const t = useTranslation(texts);
  return (
    <p className={styles.found} role="status">
      {total ? tKit('list.total', { n: total }) : ''}
      {total && fresh > 0 ? ` · ${t('search.fresh', { n: fresh })}` : ''}
    </p>
  );
}
