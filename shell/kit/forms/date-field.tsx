import { useState } from 'react';
import { useKitTranslation } from '../i18n/use-translation.ts';
import { FieldError, Input } from '../ui/labelled.tsx';
import { Field, type FieldProps } from './field.tsx';

/**
 * A date that can be typed or picked, by the device's own control. What is half typed or not on the calendar
 * says 'Date input not valid.' (specification section 8) until it is a date.
 */
export function DateField({
  max,
  autoComplete,
  ...field
}: FieldProps & { max?: string; autoComplete?: string }) {
  const t = useKitTranslation();
  const [half, setHalf] = useState(false);
  return (
    <Field {...field}>
      {({ id, name, value, invalid, describedBy, onChange, onBlur }) => (
        <>
          <Input
            id={id}
            name={name}
            type="date"
            max={max}
            value={value}
            onChange={onChange}
            onInput={(event) => setHalf(event.currentTarget.validity.badInput)}
            onBlur={(event) => {
              setHalf(event.currentTarget.validity.badInput);
              onBlur();
            }}
            autoComplete={autoComplete}
            aria-invalid={invalid || half}
            aria-describedby={[describedBy, half && `${id}-half`].filter(Boolean).join(' ') || undefined}
          />
          {half && <FieldError id={`${id}-half`}>{t('invalid.birth.input')}</FieldError>}
        </>
      )}
    </Field>
  );
}
