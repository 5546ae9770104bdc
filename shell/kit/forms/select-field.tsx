import { useKitTranslation } from '../i18n/use-translation.ts';
import { Select, type Option } from '../ui/select.tsx';
import { Field, type FieldProps } from './field.tsx';

export function SelectField({
  options,
  autoComplete,
  ...field
}: FieldProps & { options: Option[]; autoComplete?: string }) {
  const t = useKitTranslation();
  return (
    <Field {...field}>
      {({ id, name, value, invalid, describedBy, typing }) => (
        <Select
          id={id}
          name={name}
          value={value}
          options={[{ value: '', label: t('form.choose') }, ...options]}
          {...typing}
          autoComplete={autoComplete}
          aria-invalid={invalid}
          aria-describedby={describedBy}
        />
      )}
    </Field>
  );
}
