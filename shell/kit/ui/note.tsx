import { clsx } from 'clsx';
import type { HTMLAttributes, Ref } from 'react';
import styles from './note.module.css';

type Props = HTMLAttributes<HTMLDivElement> & {
  /** Whether the note also contains actions. */
  isStacked?: boolean;
  tone?: 'success';
  ref?: Ref<HTMLDivElement>;
};

export function Note({ isStacked, tone, ...rest }: Props) {
  const look = clsx(styles.note, tone && styles[tone], isStacked && styles.stacked);
  return <div role="note" {...rest} className={look} />;
}
