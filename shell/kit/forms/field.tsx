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
  /** Cleans typed or pasted text. Must stay the same function for the life of the form. */
  clean?: (text: string) => string;
  /** Clean only complete text: in `9198765432/10`, the separator matters until the last digits are typed. */
  cleansWhole?: boolean;
};

export type Bound = {
  id: string;
  name: string;
  value: string;
  invalid: boolean;
  describedBy: string | undefined;
  typing: ReturnType<typeof cleaned>;
  /** Sets a chosen value, and validates an invalid field again immediately. */
  onChoose: (value: string) => void;
};

type Props = FieldProps & {
  group?: 'radiogroup' | 'group';
  isWide?: boolean;
  children: (bound: Bound) => ReactNode;
};

export function Field(props: Props) {
  const [{ value }, { touched, error }] = useField<string>(props.name);
  // Formik keeps the two setters of a field stable for the life of the form.
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

/** Memoised: otherwise each typed letter would draw every field of the form again. */
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
      // A radio group is marked as invalid as a whole, the parts of a date individually.
      aria-invalid={group === 'radiogroup' ? invalid : undefined}
      onBlur={(event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) touch();
      }}
    >
      {inside}
    </Grouped>
  );
});
