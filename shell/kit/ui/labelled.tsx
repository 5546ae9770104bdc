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
  id: string;
  label: ReactNode;
  /** Shows the label only to screen readers, for a control that is clear without a visible label. */
  hidesLabel?: boolean;
  className?: string;
  children: ReactNode;
};

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

/** Several controls under one label, such as radio buttons or the parts of a date. */
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

export function Input(props: InputHTMLAttributes<HTMLInputElement>) {
  return <input {...props} className={clsx(styles.input, props.className)} />;
}

export function TextArea(props: ComponentProps<'textarea'>) {
  return <textarea {...props} className={clsx(styles.input, styles.lines, props.className)} />;
}

export function FieldHint(props: HTMLAttributes<HTMLParagraphElement>) {
  return <p {...props} className={clsx(styles.hint, props.className)} />;
}

/** The error of a field, which takes no space while the field has no error. */
export function FieldError(props: HTMLAttributes<HTMLParagraphElement>) {
  return <p {...props} className={clsx(styles.error, props.className)} />;
}
