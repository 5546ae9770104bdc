import type { ReactNode } from 'react';

export type Fact = { label: string; value: ReactNode; wide?: boolean };

/** Labels and values as a description list; a value that is blank is left out. */
export function Facts({ facts }: { facts: Fact[] }) {
  return (
    <dl className="facts">
      {facts
        .filter(({ value }) => value !== '' && value !== null && value !== undefined)
        .map(({ label, value, wide }) => (
          <div key={label} className={wide ? 'fact fact-wide' : 'fact'}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
