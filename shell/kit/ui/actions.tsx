import type { ReactNode } from 'react';
import styles from './actions.module.css';

/** Buttons and links that belong to one thing, beside each other. */
export function Actions({ children }: { children: ReactNode }) {
  return <span className={styles.actions}>{children}</span>;
}
