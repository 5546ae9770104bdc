import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useId } from 'react';
import styles from './card.module.css';

/** A titled block of a page. antd's own card would bring its tabs along to every phone. */
export function Card({
  title,
  extra,
  label,
  className,
  children,
}: {
  title?: ReactNode;
  extra?: ReactNode;
  /** What it is about, where no title says so: one of several alike. */
  label?: string;
  className?: string;
  children: ReactNode;
}) {
  const titleId = useId();
  const Block = label ? 'article' : 'section';
  return (
    <Block
      className={clsx(styles.card, className)}
      aria-label={label}
      aria-labelledby={title ? titleId : undefined}
    >
      {title && (
        <header className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          {extra}
        </header>
      )}
      {children}
    </Block>
  );
}
