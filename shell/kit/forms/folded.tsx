import { useFormikContext } from 'formik';
import { useState, type ReactNode } from 'react';
import styles from './form.module.css';

export function Folded({
  title,
  fields,
  children,
}: {
  title: string;
  fields: readonly string[];
  children: ReactNode;
}) {
  const { values, errors, touched } = useFormikContext<Record<string, unknown>>();
  const [isOpen, setOpen] = useState(false);
  const isUsed = fields.some((name) => Boolean(values[name]) || Boolean(errors[name] && touched[name]));
  return (
    <details
      className={styles.folded}
      open={isOpen || isUsed}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{title}</summary>
      <div className={styles.fields}>{children}</div>
    </details>
  );
}
