import type { ReactNode } from 'react';
import styles from './table.module.css';

/** Show a read-only table that looks like antd's, without antd's code. A wide one scrolls sideways. */
export function Table({
  caption,
  isScrolled,
  children,
}: {
  caption: string;
  /** True: the table also scrolls by keyboard. False: the table is hidden and never scrolls. */
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
