import { Choices } from '../ui/choices.tsx';
import type { Option } from '../ui/select.tsx';
import { Field, type FieldProps } from './field.tsx';

/** The number of options up to which a choice shares its line of the form with another field. */
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
