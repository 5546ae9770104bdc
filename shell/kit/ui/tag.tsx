import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './tag.module.css';

/** One word about something. Its colour says nothing that the word doesn't. */
export function Tag({ tone, children }: { tone?: 'success' | 'warning' | 'danger'; children: ReactNode }) {
  return <span className={clsx(styles.tag, tone && styles[tone])}>{children}</span>;
}
