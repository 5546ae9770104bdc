import type { ReactNode } from 'react';
import styles from './table.module.css';

/**
 * Rows that are only read, in the look of antd's table without its code; moved to the side where it is too
 * wide.
 */
export function Table({
  caption,
  isScrolled,
  children,
}: {
  caption: string;
  /** By keyboard too; false: it is never moved, for where nobody sees it. */
  isScrolled?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={isScrolled === false ? undefined : styles.frame} tabIndex={isScrolled ? 0 : undefined}>
      <table className={styles.table} aria-label={caption}>
        {children}
      </table>
    </div>
  );
}
