import { useField } from 'formik';
import type { FieldProps } from '../../forms/field.tsx';
import { SelectField } from '../../forms/select-field.tsx';
import { useKitTranslation } from '../../i18n/use-translation.ts';
import { heightOptions } from '../heights.ts';

/** Ask for a height in feet and inches. A stored height in another format stays available as an option. */
export function HeightField(field: FieldProps) {
  const t = useKitTranslation();
  const [{ value }, { initialValue = '' }] = useField<string>(field.name);
  const options = heightOptions(t);
  const isOther = (each: string) => each !== '' && !options.some((height) => height.value === each);
  const others = [...new Set([initialValue, value])].filter(isOther);
  return (
    <SelectField {...field} options={[...others.map((each) => ({ value: each, label: each })), ...options]} />
  );
}
