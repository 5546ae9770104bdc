import { clsx } from 'clsx';
import type { HTMLAttributes } from 'react';
import styles from './note.module.css';

/** Something to know before what follows. `isStacked`: with something to do below it. */
export function Note({ isStacked, ...rest }: HTMLAttributes<HTMLDivElement> & { isStacked?: boolean }) {
  return <div role="note" {...rest} className={clsx(styles.note, isStacked && styles.stacked)} />;
}
