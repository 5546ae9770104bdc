import { useField, useFormikContext, type FormikHelpers } from 'formik';
import { memo, type FocusEvent, type ReactNode } from 'react';
import { useKitTranslation } from '../i18n/use-translation.ts';
import { cleaned } from '../ui/cleaned.ts';
import { FieldError, FieldHint, Grouped, Labelled } from '../ui/labelled.tsx';
import { useAgain } from './steps/use-again.ts';
import { useFieldIds } from './field-ids.ts';
import styles from './form.module.css';

export type FieldProps = {
  name: string;
  label: string;
  hint?: string;
  optional?: boolean;
  /** What is taken from what was typed or pasted. One function for the life of the form. */
  clean?: (text: string) => string;
  /** Clean only complete text: `9198765432/10` typed must not lose its separator before its last digits. */
  cleansWhole?: boolean;
};

/** What an input needs to belong to its label, hint and error. */
export type Bound = {
  id: string;
  name: string;
  value: string;
  invalid: boolean;
  describedBy: string | undefined;
  /** Handlers of a text input. */
  typing: ReturnType<typeof cleaned>;
  /** What was chosen, or put together: it is checked again at once where it was wrong. */
  onChoose: (value: string) => void;
};

type Props = FieldProps & {
  /** Several controls make the value: choices of which one holds, or parts that belong together. */
  group?: 'radiogroup' | 'group';
  /** Takes the whole line where two fields stand beside each other. */
  isWide?: boolean;
  children: (bound: Bound) => ReactNode;
};

/** A label, an input or a group, its hint and its error, tied together for the eye and a screen reader. */
export function Field(props: Props) {
  const [{ value }, { touched, error }] = useField<string>(props.name);
  // Formik's own setters are the same for the life of the form.
  const { setFieldValue, setFieldTouched } = useFormikContext();
  const again = useAgain(props.name, value);
  return (
    <FieldLook
      {...props}
      hint={again ?? props.hint}
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
  cleansWhole,
  group,
  isWide,
  value,
  error,
  setFieldValue,
  setFieldTouched,
  children,
}: Props & Setters & { value: string; error: string | undefined }) {
  const t = useKitTranslation();
  const id = useFieldIds()(name);
  const invalid = Boolean(error);
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  const take = (text: string) => void setFieldValue(name, text);
  const typing = cleaned(clean, take, cleansWhole);
  const touch = () => void setFieldTouched(name, true);
  const look = {
    id,
    className: isWide ? styles.wide : undefined,
    label: (
      <>
        {label}
        {optional && <span className={styles.optional}> ({t('form.optional')})</span>}
      </>
    ),
  };
  const inside = (
    <>
      {children({
        id,
        name,
        value,
        invalid,
        describedBy,
        typing: {
          ...typing,
          onBlur: (event) => {
            typing.onBlur(event);
            touch();
          },
        },
        onChoose: (chosen) => void setFieldValue(name, chosen, invalid),
      })}
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </>
  );
  if (!group) return <Labelled {...look}>{inside}</Labelled>;
  return (
    <Grouped
      {...look}
      role={group}
      aria-describedby={describedBy}
      // Said of the whole where the whole is one control; the parts of a date say it themselves.
      aria-invalid={group === 'radiogroup' ? invalid : undefined}
      onBlur={(event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) touch();
      }}
    >
      {inside}
    </Grouped>
  );
});
