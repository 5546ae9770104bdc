import type { ReactNode } from 'react';
import styles from './actions.module.css';

export function Actions({ children }: { children: ReactNode }) {
  return <span className={styles.actions}>{children}</span>;
}
