import { useField } from 'formik';
import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';

export type FieldProps = { name: string; label: string; hint?: string; optional?: boolean };

/** What an input needs to belong to its label, hint and error. */
export type Bound = {
  id: string;
  name: string;
  value: string;
  invalid: boolean;
  describedBy: string | undefined;
  onChange: (event: { target: EventTarget & { value: string } }) => void;
  onBlur: () => void;
  set: (value: unknown) => void;
};

/** A label, one input, its hint and its error, tied together for the eye and for a screen reader. */
export function Field({
  name,
  label,
  hint,
  optional,
  children,
}: FieldProps & { children: (bound: Bound) => ReactNode }) {
  const text = useText();
  const [field, meta, helpers] = useField<string>(name);
  const id = `field-${name}`;
  const error = meta.touched && typeof meta.error === 'string' ? meta.error : undefined;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={error ? 'field field-wrong' : 'field'}>
      <label htmlFor={id}>
        {label}
        {optional && <span className="field-optional"> ({text('form.optional')})</span>}
      </label>
      {children({
        id,
        name,
        value: field.value ?? '',
        invalid: Boolean(error),
        describedBy: described || undefined,
        onChange: (event) => void helpers.setValue(event.target.value),
        onBlur: () => void helpers.setTouched(true),
        set: (value) => void helpers.setValue(value as string),
      })}
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
    </div>
  );
}
