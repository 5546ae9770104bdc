import { useKitTranslation } from '../i18n/use-translation.ts';
import { Select, type Option } from '../ui/select.tsx';
import { Field, type FieldProps } from './field.tsx';

export function SelectField({
  options,
  blank,
  autoComplete,
  ...field
}: FieldProps & { options: Option[]; blank?: string; autoComplete?: string }) {
  const t = useKitTranslation();
  return (
    <Field {...field}>
      {({ id, name, value, invalid, describedBy, typing }) => (
        <Select
          id={id}
          name={name}
          value={value}
          options={[{ value: '', label: blank ?? t('form.choose') }, ...options]}
          {...typing}
          autoComplete={autoComplete}
          aria-invalid={invalid}
          aria-describedby={describedBy}
        />
      )}
    </Field>
  );
}
