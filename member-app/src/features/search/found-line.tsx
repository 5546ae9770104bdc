import { useKitTranslation, useTranslation } from '@pehchan/kit';
import { useIsWide } from '@pehchan/kit/ui';
import { texts } from '../../texts/index.ts';
import styles from './search.module.css';
import type { Search } from './use-search.ts';

type Props = {
  search: Pick<Search, 'values' | 'apply' | 'hasGotra' | 'child'>;
  total: number | undefined;
  fresh?: number | undefined;
  /** Number of biodata that the gotra rule leaves out. */
  leftOut?: number | undefined;
  /** Whether more pages exist. Later pages can contain new biodata, such as newly approved ones. */
  hasMore?: boolean;
};

export function FoundLine({ search, total, fresh = 0, leftOut = 0, hasMore = false }: Props) {
  const tKit = useKitTranslation();
  const t = useTranslation(texts);
  const isWide = useIsWide();
  const { values, apply, hasGotra, child } = search;
  const isShowing = values.clashes === 'show';
  const hidden = t(child?.gotraRule === 'own' ? 'search.hiddenOwn' : 'search.hidden', { n: leftOut });
  // The line has room for the gotra rule while the list loads, so that no face moves afterwards.
  const hasRule = hasGotra && values.forProfile !== '' && child?.gotraRule !== 'none';
  const isOffered = hasRule && (isShowing || leftOut > 0) && total !== undefined;
  const freshly = t(hasMore ? 'search.freshOrMore' : 'search.fresh', { n: fresh });
  // A phone has no room for both on one line, and each new card has a mark of its own.
  const saysFresh = total !== undefined && total > 0 && fresh > 0 && (isWide || !isOffered);
  return (
    <div className={hasRule ? `${styles.lines} ${styles.two}` : styles.lines}>
      <p role="status">
        {total ? tKit('list.total', { n: total }) : ''}
        {saysFresh ? ` · ${freshly}` : ''}
      </p>
      {isOffered && (
        <button
          type="button"
          className={styles.hidden}
          onClick={() => apply({ ...values, clashes: isShowing ? '' : 'show' })}
        >
          {isShowing ? t('search.shown') : hidden} –{' '}
          <span>{t(isShowing ? 'search.hideAgain' : 'search.showHidden')}</span>
        </button>
      )}
    </div>
  );
}
