import { clsx } from 'clsx';
import type { HTMLAttributes, InputHTMLAttributes, ReactNode } from 'react';
import styles from './field.module.css';

type Props = {
  /** The control's. */
  id: string;
  label: ReactNode;
  /** The control says by itself what it is; its label is for a screen reader. */
  hidesLabel?: boolean;
  className?: string;
  children: ReactNode;
};

/** A label above its control, and below it what there is to say about it. */
export function Labelled({ id, label, hidesLabel, className, children }: Props) {
  return (
    <div className={clsx(styles.field, className)}>
      <label htmlFor={id} className={hidesLabel ? 'visually-hidden' : undefined}>
        {label}
      </label>
      {children}
    </div>
  );
}

/** The browser's own input in the product's look. */
export function Input(props: InputHTMLAttributes<HTMLInputElement>) {
  return <input {...props} className={clsx(styles.input, props.className)} />;
}

export function FieldHint(props: HTMLAttributes<HTMLParagraphElement>) {
  return <p {...props} className={clsx(styles.hint, props.className)} />;
}

/** What is wrong with a field. Empty, it takes no room. */
export function FieldError(props: HTMLAttributes<HTMLParagraphElement>) {
  return <p {...props} className={clsx(styles.error, props.className)} />;
}
