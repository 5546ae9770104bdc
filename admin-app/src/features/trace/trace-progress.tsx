import { TRACE_SECONDS } from '@pehchan/contract/trace';
import { useTranslation } from '@pehchan/kit';
import { useEffect, useState } from 'react';
import { texts } from './texts/index.ts';
import styles from './trace.module.css';

/** Show the elapsed part of the time limit: the API does not report a trace's progress. */
export function TraceProgress() {
  const t = useTranslation(texts);
  const [began] = useState(() => Date.now());
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const count = setInterval(() => setSeconds(Math.floor((Date.now() - began) / 1000)), 1000);
    return () => clearInterval(count);
  }, [began]);
  const label = t('seconds', { n: seconds, most: TRACE_SECONDS });
  return (
    <div className={styles.progress}>
      <p role="status">{t('sending')}</p>
      <progress max={TRACE_SECONDS} value={seconds} aria-label={label} />
      <p className={styles.hint} aria-hidden>
        {label}
      </p>
    </div>
  );
}
