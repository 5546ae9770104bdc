import { clsx } from 'clsx';
import { use } from 'react';
import styles from './facts.module.css';
import { PartsContext, type Fact } from './parts.ts';

export type { Fact };

/** Show labels and values as a description list, without blank values. */
export function Facts({ facts }: { facts: Fact[] }) {
  const { Facts: Part = LightFacts } = use(PartsContext);
  return <Part facts={facts.filter(({ value }) => value !== '' && value !== null && value !== undefined)} />;
}

function LightFacts({ facts }: { facts: Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value, wide }) => (
        <div key={label} className={clsx(styles.fact, wide && styles.wide)}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
