import type { ReactNode } from 'react';
import card from './card.module.css';
import styles from './item-card.module.css';

/** One thing of a list on a phone: whose it is, what there is to know, what can be done with it. */
export function ItemCard({
  label,
  head,
  actions,
  children,
}: {
  label: string;
  head: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}) {
  return (
    <article className={card.card} aria-label={label}>
      <header className={styles.head}>{head}</header>
      {children}
      {actions && <ItemActions>{actions}</ItemActions>}
    </article>
  );
}

/** What can be done with one thing of a list, at the end of its card. */
export function ItemActions({ children }: { children: ReactNode }) {
  return <footer className={styles.actions}>{children}</footer>;
}
