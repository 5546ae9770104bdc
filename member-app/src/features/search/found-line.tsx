import { useKitTranslation, useTranslation } from '@pehchan/kit';
import { texts } from '../../texts/index.ts';
import styles from './search.module.css';

type Props = {
  total: number | undefined;
  fresh?: number | undefined;
  /** Whether more pages exist. Later pages can contain new biodata, such as newly approved ones. */
  hasMore?: boolean;
};

export function FoundLine({ total, fresh = 0, hasMore = false }: Props) {
  const tKit = useKitTranslation();
  const t = useTranslation(texts);
  const freshly = t(hasMore ? 'search.freshOrMore' : 'search.fresh', { n: fresh });
  return (
    <p className={styles.found} role="status">
      {total ? tKit('list.total', { n: total }) : ''}
      {total && fresh > 0 ? ` · ${freshly}` : ''}
    </p>
  );
}
