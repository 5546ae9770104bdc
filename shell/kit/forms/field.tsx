import { useField, useFormikContext, type FormikHelpers } from 'formik';
import { memo, type ReactNode } from 'react';
import { useKitTranslation } from '../i18n/use-translation.ts';
import { FieldError, FieldHint, Labelled } from '../ui/labelled.tsx';
import styles from './form.module.css';

export type FieldProps = {
  name: string;
  label: string;
  hint?: string;
  optional?: boolean;
  /** What is taken from what was typed or pasted. One function for the life of the form. */
  clean?: (text: string) => string;
};

/** What an input needs to belong to its label, hint and error. */
export type Bound = {
  id: string;
  name: string;
  value: string;
  invalid: boolean;
  describedBy: string | undefined;
  onChange: (event: { target: EventTarget & { value: string } }) => void;
  onBlur: () => void;
};

type Props = FieldProps & { children: (bound: Bound) => ReactNode };

/** A label, one input, its hint and its error, tied together for the eye and for a screen reader. */
export function Field(props: Props) {
  const [{ value }, { touched, error }] = useField<string>(props.name);
  // Formik's own setters are the same for the life of the form.
  const { setFieldValue, setFieldTouched } = useFormikContext();
  return (
    <FieldLook
      {...props}
      value={value ?? ''}
      error={touched && typeof error === 'string' ? error : undefined}
      setFieldValue={setFieldValue}
      setFieldTouched={setFieldTouched}
    />
  );
}

const asTyped = (text: string) => text;

type Setters = Pick<FormikHelpers<unknown>, 'setFieldValue' | 'setFieldTouched'>;

/**
 * Drawn again only when something of its own changed: every letter typed comes by at every field of the form.
 */
const FieldLook = memo(function FieldLook({
  name,
  label,
  hint,
  optional,
  clean = asTyped,
  value,
  error,
  setFieldValue,
  setFieldTouched,
  children,
}: Props & Setters & { value: string; error: string | undefined }) {
  const t = useKitTranslation();
  const id = `field-${name}`;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <Labelled
      id={id}
      label={
        <>
          {label}
          {optional && <span className={styles.optional}> ({t('form.optional')})</span>}
        </>
      }
    >
      {children({
        id,
        name,
        value,
        invalid: Boolean(error),
        describedBy: described || undefined,
        onChange: (event) => void setFieldValue(name, clean(event.target.value)),
        onBlur: () => void setFieldTouched(name, true),
      })}
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Labelled>
  );
});
