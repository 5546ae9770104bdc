import { clsx } from 'clsx';
import type { HTMLAttributes, Ref } from 'react';
import styles from './note.module.css';

/** Something to know before what follows. `isStacked`: with something to do below it. */
export function Note({
  isStacked,
  ...rest
}: HTMLAttributes<HTMLDivElement> & { isStacked?: boolean; ref?: Ref<HTMLDivElement> }) {
  return <div role="note" {...rest} className={clsx(styles.note, isStacked && styles.stacked)} />;
}
