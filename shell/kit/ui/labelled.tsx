import { clsx } from 'clsx';
import type {
  ComponentProps,
  FieldsetHTMLAttributes,
  HTMLAttributes,
  InputHTMLAttributes,
  ReactNode,
} from 'react';
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

/** Several controls under one label: choices of which one holds, or the parts of a date. */
export function Grouped({
  id,
  label,
  className,
  children,
  ...rest
}: FieldsetHTMLAttributes<HTMLFieldSetElement> & { id: string; label: ReactNode }) {
  return (
    <fieldset
      {...rest}
      id={id}
      aria-labelledby={`${id}-label`}
      className={clsx(styles.field, styles.group, className)}
    >
      <legend id={`${id}-label`}>{label}</legend>
      {children}
    </fieldset>
  );
}

/** The browser's own input in the product's look. */
export function Input(props: InputHTMLAttributes<HTMLInputElement>) {
  return <input {...props} className={clsx(styles.input, props.className)} />;
}

/** The same for several lines. */
export function TextArea(props: ComponentProps<'textarea'>) {
  return <textarea {...props} className={clsx(styles.input, styles.lines, props.className)} />;
}

export function FieldHint(props: HTMLAttributes<HTMLParagraphElement>) {
  return <p {...props} className={clsx(styles.hint, props.className)} />;
}

/** What is wrong with a field. Empty, it takes no room. */
export function FieldError(props: HTMLAttributes<HTMLParagraphElement>) {
  return <p {...props} className={clsx(styles.error, props.className)} />;
}
