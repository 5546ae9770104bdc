import type { ReactNode } from 'react';
import { useId } from 'react';
import styles from './card.module.css';

/** A titled block of a page. antd's own card would bring its tabs along to every phone. */
export function Card({
  title,
  extra,
  children,
}: {
  title?: ReactNode;
  extra?: ReactNode;
  children: ReactNode;
}) {
  const titleId = useId();
  return (
    <section className={styles.card} aria-labelledby={title ? titleId : undefined}>
      {title && (
        <header className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          {extra}
        </header>
      )}
      {children}
    </section>
  );
}
