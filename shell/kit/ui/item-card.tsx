import type { ReactNode } from 'react';
import card from './card.module.css';
import styles from './item-card.module.css';

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

export function ItemActions({ children }: { children: ReactNode }) {
  return <footer className={styles.actions}>{children}</footer>;
}
