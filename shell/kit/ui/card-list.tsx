import type { ReactNode } from 'react';
import styles from './card-list.module.css';

/** A list of cards. Each child must be an `li`. */
export function CardList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.cards} aria-label={label}>
      {children}
    </ul>
  );
}
