import type { TraceReply } from '@pehchan/contract/trace';
import { useTranslation } from '@pehchan/kit';
import { Card } from '@pehchan/kit/ui';
import { useEffect, useRef } from 'react';
import { Comparison } from './comparison.tsx';
import { FitResult } from './fit-result.tsx';
import { texts } from './texts/index.ts';
import styles from './trace.module.css';

const PROVES = ['proves.copy', 'proves.text', 'proves.secret', 'proves.lost', 'proves.told'] as const;

export function TraceResult({ reply, shown }: { reply: TraceReply; shown: string | undefined }) {
  const t = useTranslation(texts);
  const { fits, message } = reply;
  const summary = useRef<HTMLDivElement>(null);
  // The result appears below the pressed button, on a phone out of sight: move the focus there.
  useEffect(() => summary.current?.focus(), [reply]);
  return (
    <>
      <Card title={t('result')}>
        <div ref={summary} tabIndex={-1} className={styles.said} role="status">
          <p>{message}</p>
          {fits.length > 1 && <p>{t('fits', { n: fits.length })}</p>}
        </div>
        {fits.map((fit, at) => (
          <FitResult key={at} fit={fit} isFirst={at === 0} shown={shown} />
        ))}
        {fits.length === 0 && <Comparison photo={reply} shown={shown} />}
      </Card>
      <Card title={t('proves')}>
        <ul className={styles.points}>
          {PROVES.map((sentence) => (
            <li key={sentence}>{t(sentence)}</li>
          ))}
        </ul>
      </Card>
    </>
  );
}
