import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './tag.module.css';

/** Show a tag. Its colour adds no meaning to the word, for colour-blind viewers. */
export function Tag({ tone, children }: { tone?: 'success' | 'warning' | 'danger'; children: ReactNode }) {
  return <span className={clsx(styles.tag, tone && styles[tone])}>{children}</span>;
}
