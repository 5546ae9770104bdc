import { useKitTranslation, useTranslation } from '@pehchan/kit';
import { texts } from '../../texts/index.ts';
import styles from './search.module.css';

type Props = {
  total: number | undefined;
  /** How many of the first ones are new. */
  fresh?: number | undefined;
  /** Further ones may be new too: one that waited for its approval doesn't stand with the newest. */
  hasMore?: boolean;
};

/** How many were found, and how many of them are new. */
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
