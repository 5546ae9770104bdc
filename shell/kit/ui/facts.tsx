import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './facts.module.css';

export type Fact = { label: string; value: ReactNode; wide?: boolean };

/** Labels and values as a description list; a value that is blank is left out. */
export function Facts({ facts }: { facts: Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts
        .filter(({ value }) => value !== '' && value !== null && value !== undefined)
        .map(({ label, value, wide }) => (
          <div key={label} className={clsx(styles.fact, wide && styles.wide)}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
