import { useTranslation } from '@pehchan/kit';
import { createContext, useState, type ReactNode } from 'react';
import { texts } from '../../texts/index.ts';
import { DecidedLine, type Decision } from './decided-line.tsx';
import styles from './decided.module.css';

export const DecidedContext = createContext<(decision: Decision) => void>(() => undefined);

/** Keep the last decision in a bar, where it can be undone. The bar below the list moves no row. */
export function Decided({ children }: { children: ReactNode }) {
  const [decision, setDecision] = useState<Decision>();
  return (
    <DecidedContext value={setDecision}>
      {children}
      {decision && <DecidedBar decision={decision} onClose={() => setDecision(undefined)} />}
    </DecidedContext>
  );
}

export function DecidedBar(props: { decision: Decision; onClose: () => void }) {
  const t = useTranslation(texts);
  return (
    <section className={styles.decided} aria-label={t('tell.title')}>
      <DecidedLine key={props.decision.until} {...props} />
    </section>
  );
}
