import { clsx } from 'clsx';
import type { HTMLAttributes, Ref } from 'react';
import styles from './note.module.css';

/** A note above other content. `isStacked`: the note also contains actions. */
export function Note({
  isStacked,
  ...rest
}: HTMLAttributes<HTMLDivElement> & { isStacked?: boolean; ref?: Ref<HTMLDivElement> }) {
  return <div role="note" {...rest} className={clsx(styles.note, isStacked && styles.stacked)} />;
}
