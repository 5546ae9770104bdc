import { useKitTranslation } from '@pehchan/kit';
import { StillLoading } from '@pehchan/kit/ui';
import styles from './search.module.css';
import { CARDS } from './use-found.ts';

/** Draw as many placeholders as a page has cards, so that content below does not move on loading. */
export function WaitingFaces() {
  const tKit = useKitTranslation();
  return Array.from({ length: CARDS }, (_, index) => (
    <li key={index}>
      {index === 0 ? (
        <div role="status" aria-label={tKit('state.loading')} className={styles.waiting}>
          <StillLoading />
        </div>
      ) : (
        <div aria-hidden="true" className={styles.waiting} />
      )}
    </li>
  ));
}
