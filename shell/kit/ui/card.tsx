import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useId } from 'react';
import styles from './card.module.css';

/** A titled block of a page. antd's card would make every phone download antd's tabs. */
export function Card({
  title,
  extra,
  label,
  className,
  children,
}: {
  title?: ReactNode;
  extra?: ReactNode;
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
