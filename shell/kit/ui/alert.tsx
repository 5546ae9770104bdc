import type { HTMLAttributes, Ref } from 'react';
import { clsx } from 'clsx';
import styles from './alert.module.css';

/** An error message that screen readers announce immediately and that can take the focus. */
export function Alert(props: HTMLAttributes<HTMLDivElement> & { ref?: Ref<HTMLDivElement> }) {
  return <div role="alert" tabIndex={-1} {...props} className={clsx(styles.alert, props.className)} />;
}
