import type { ReactNode } from 'react';
import styles from './form-aside.module.css';

export function FormAside({ children }: { children: ReactNode }) {
  return <p className={styles.aside}>{children}</p>;
}
