import { useId, type ReactNode } from 'react';
import card from '../ui/card.module.css';
import styles from './form.module.css';

export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={card.card} role="group" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className={styles.fields}>{children}</div>
    </section>
  );
}
