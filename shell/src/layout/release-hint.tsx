import { useTexts } from '@pehchan/kit';
import { texts } from '../texts/index.ts';
import styles from './release-hint.module.css';

/** Quiet: nobody has to do anything, and nothing that is being typed is touched. */
export function ReleaseHint({ isNewer }: { isNewer: boolean }) {
  const text = useTexts(texts);
  return (
    <div role="status" className={styles.hint}>
      {isNewer && (
        <>
          {text('release.newer')}{' '}
          <button type="button" onClick={() => window.location.reload()}>
            {text('release.load')}
          </button>
        </>
      )}
    </div>
  );
}
