import { clsx } from 'clsx';
import type { CSSProperties, HTMLAttributes, Ref } from 'react';
import styles from './note.module.css';

type Props = HTMLAttributes<HTMLDivElement> & {
  /** Whether the note also contains actions. */
  isStacked?: boolean;
  tone?: 'success';
  ref?: Ref<HTMLDivElement>;
};

/** The ground of quiet buttons on a note. A CSS module would rename this property. */
const QUIET = { '--quiet': 'var(--surface)' } as CSSProperties;

export function Note({ isStacked, tone, ...rest }: Props) {
  const look = clsx(styles.note, tone && styles[tone], isStacked && styles.stacked);
  return <div role="note" style={QUIET} {...rest} className={look} />;
}
