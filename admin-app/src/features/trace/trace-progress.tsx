import { TRACE_SECONDS } from '@pehchan/contract/trace';
import { useTranslation } from '@pehchan/kit';
import { useEffect, useState } from 'react';
import { texts } from './texts/index.ts';
import styles from './trace.module.css';

/** Show how much of its time a trace has used: how far it is, no one knows before it ends. */
export function TraceProgress() {
  const t = useTranslation(texts);
  const [began] = useState(() => Date.now());
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const count = setInterval(() => setSeconds(Math.floor((Date.now() - began) / 1000)), 1000);
    return () => clearInterval(count);
  }, [began]);
  const said = t('seconds', { n: seconds, most: TRACE_SECONDS });
  return (
    <div className={styles.progress}>
      <p role="status">{t('sending')}</p>
      <progress max={TRACE_SECONDS} value={seconds} aria-label={said} />
      <p className={styles.hint} aria-hidden>
        {said}
      </p>
    </div>
  );
}
