import { useFormikContext } from 'formik';
import { useState, type ReactNode } from 'react';
import styles from './form.module.css';

type Reason = 'invalid' | 'used' | undefined;

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
  const [lastReason, setLastReason] = useState<Reason>();
  const isInvalid = fields.some((name) => Boolean(errors[name] && touched[name]));
  const reason = isInvalid ? 'invalid' : fields.some((name) => Boolean(values[name])) ? 'used' : undefined;
  // A new reason opens a fold that the family has closed: else an invalid field would be out of sight.
  if (reason !== lastReason) {
    setLastReason(reason);
    if (reason) setOpen(true);
  }
  return (
    <details className={styles.folded} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      <div className={styles.fields}>{children}</div>
    </details>
  );
}
