import type { ReactNode } from 'react';
import styles from './table.module.css';

/** Rows that are only read, in the look of antd's table without its code; moved to the side where it is too wide. */
export function Table({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={caption}>
        {children}
      </table>
    </div>
  );
}
