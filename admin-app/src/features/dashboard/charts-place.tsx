import { LoadingState } from '@pehchan/kit/ui';
import { lazy, Suspense } from 'react';
import { useNear } from './use-near.ts';
import styles from './charts-place.module.css';

/** With their library they are as large as the rest of the screen: nobody waits for them. */
const Charts = lazy(() => import('./charts.tsx'));

/**
 * Where the figures stand once somebody comes near. `isReady`: what stands above is as tall as it will be.
 */
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
