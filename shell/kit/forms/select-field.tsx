import { useText } from '../i18n/use-text.ts';
import { Field, type FieldProps } from './field.tsx';

export type Option = { value: string; label: string };

/** The device's own picker: large on a phone, known to its owner, and it costs no code. */
export function SelectField({
  options,
  autoComplete,
  ...field
}: FieldProps & { options: Option[]; autoComplete?: string }) {
  const text = useText();
  return (
    <Field {...field}>
      {({ id, name, value, invalid, describedBy, onChange, onBlur }) => (
        <select
          id={id}
          name={name}
          value={value}
          onChange={onChange}
          onBlur={onBlur}
          autoComplete={autoComplete}
          className="input"
          aria-invalid={invalid}
          aria-describedby={describedBy}
        >
          <option value="">{text('form.choose')}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
