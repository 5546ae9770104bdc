import { mobileDigits, VILLAGES } from '@pehchan/contract/common';
import { useKitTranslation } from '../../i18n/use-translation.ts';
import { ChoiceField } from '../../forms/choice-field.tsx';
import type { FieldProps } from '../../forms/field.tsx';
import { TextField } from '../../forms/text-field.tsx';

export function MobileField(props: FieldProps & { autoComplete?: string; disabled?: boolean }) {
  return <TextField type="tel" inputMode="numeric" clean={mobileDigits} cleansWhole {...props} />;
}

export function PhoneField(props: { hint?: string; disabled?: boolean }) {
  const t = useKitTranslation();
  return <MobileField name="phone" label={t('field.mobile')} autoComplete="tel-national" {...props} />;
}

export function VillageField() {
  const t = useKitTranslation();
  return (
    <ChoiceField
      name="village"
      label={t('field.village')}
      options={VILLAGES.map((value) => ({ value, label: t(`village.${value}`) }))}
    />
  );
}
