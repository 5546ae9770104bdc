import { mobileDigits, VILLAGES } from '@pehchan/contract/common';
import { useText } from '../../i18n/use-text.ts';
import { SelectField } from '../../forms/select-field.tsx';
import { TextField } from '../../forms/text-field.tsx';

/** The mobile number, as account and biodata both ask for it. */
export function PhoneField(props: { hint?: string; disabled?: boolean }) {
  const text = useText();
  return (
    <TextField
      name="phone"
      label={text('field.mobile')}
      type="tel"
      inputMode="numeric"
      clean={mobileDigits}
      autoComplete="tel-national"
      {...props}
    />
  );
}

export function VillageField() {
  const text = useText();
  return (
    <SelectField
      name="village"
      label={text('field.village')}
      options={VILLAGES.map((value) => ({ value, label: text(`village.${value}`) }))}
    />
  );
}
