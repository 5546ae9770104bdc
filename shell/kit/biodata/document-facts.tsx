import { clsx } from 'clsx';
import type { Fact } from '../ui/facts.tsx';
import styles from './biodata-view.module.css';

/** Show facts as a printed biodata does: the label beside its value, or above a long text. */
export function DocumentFacts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value, wide }) => (
        <div key={label} className={clsx(styles.fact, wide && styles.text)}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
