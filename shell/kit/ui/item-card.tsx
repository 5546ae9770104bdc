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
      {actions && <footer className={styles.actions}>{actions}</footer>}
    </article>
  );
}
