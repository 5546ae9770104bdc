import { LoadingState } from '@pehchan/kit/ui';
import { lazy, Suspense } from 'react';
import { useNear } from './use-near.ts';
import styles from './charts-place.module.css';

/** Load the charts lazily: the charts and their library are as large as the rest of the screen. */
const Charts = lazy(() => import('./charts.tsx'));

/** Load the charts when the user scrolls near. `isReady`: whether all content above has its final height. */
export function ChartsPlace({ isReady }: { isReady: boolean }) {
  const { place, isNear } = useNear(isReady);
  return (
    <div ref={place} className={styles.place}>
      {isNear && (
        <Suspense fallback={<LoadingState rows={6} />}>
          <Charts />
        </Suspense>
      )}
    </div>
  );
}
