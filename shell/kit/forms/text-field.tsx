import { Input, TextArea } from '../ui/labelled.tsx';
import { Field, type FieldProps } from './field.tsx';

type Props = FieldProps & {
  autoComplete?: string;
  inputMode?: 'text' | 'numeric' | 'tel' | 'email';
  type?: 'text' | 'tel' | 'email' | 'number' | 'time';
  placeholder?: string;
  disabled?: boolean;
};

export function TextField({
  autoComplete = 'off',
  inputMode,
  type = 'text',
  placeholder,
  disabled,
  ...field
}: Props) {
  return (
    <Field {...field}>
      {({ id, name, value, invalid, describedBy, typing }) => (
        <Input
          id={id}
          name={name}
          type={type}
          value={value}
          {...typing}
          autoComplete={autoComplete}
          inputMode={inputMode}
          placeholder={placeholder}
          disabled={disabled}
          aria-invalid={invalid}
          aria-describedby={describedBy}
        />
      )}
    </Field>
  );
}

export function ParagraphField({ maxLength, ...field }: FieldProps & { maxLength?: number }) {
  return (
    <Field {...field}>
      {({ id, name, value, invalid, describedBy, typing }) => (
        <TextArea
          id={id}
          name={name}
          value={value}
          {...typing}
          rows={3}
          maxLength={maxLength}
          aria-invalid={invalid}
          aria-describedby={describedBy}
        />
      )}
    </Field>
  );
}
