import { useTranslation } from '@pehchan/kit';
import { BottomBar, ButtonLink, useIsWide } from '@pehchan/kit/ui';
import { ownPaths } from '../../own-paths.ts';
import { texts } from './texts/index.ts';
import styles from './compare-bar.module.css';

/** Lead to the comparison of the ticked candidates, at the bottom of the screen wherever the list is. */
export function CompareBar({ ids }: { ids: readonly number[] }) {
  const t = useTranslation(texts);
  const isWide = useIsWide();
  if (ids.length < 2) return null;
  const link = (
    <ButtonLink type="primary" to={{ pathname: ownPaths.shortlist, search: `compare=${ids.join(',')}` }}>
      {t('compare.open', { n: ids.length })}
    </ButtonLink>
  );
  if (!isWide) return <BottomBar label={t('compare.title')}>{link}</BottomBar>;
  return <div className={styles.wide}>{link}</div>;
}
