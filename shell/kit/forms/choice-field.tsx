import { Choices } from '../ui/choices.tsx';
import type { Option } from '../ui/select.tsx';
import { Field, type FieldProps } from './field.tsx';

/** Choices with more options than this need the whole line of a form. */
const FEW = 2;

export function ChoiceField({ options, ...field }: FieldProps & { options: readonly Option[] }) {
  return (
    <Field {...field} group="radiogroup" isWide={options.length > FEW}>
      {({ name, value, onChoose }) => (
        <Choices name={name} options={options} value={value} onChoose={onChoose} />
      )}
    </Field>
  );
}
