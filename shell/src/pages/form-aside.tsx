import type { ReactNode } from 'react';
import styles from './form-aside.module.css';

/** Below a form: the way to another one. */
export function FormAside({ children }: { children: ReactNode }) {
  return <p className={styles.aside}>{children}</p>;
}
