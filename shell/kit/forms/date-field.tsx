import { plainDigits } from '@pehchan/contract/common';
import { useState } from 'react';
import { monthsIn } from '../i18n/months.ts';
import { type KitTranslate, useKitTranslation } from '../i18n/use-translation.ts';
import { cleaned } from '../ui/cleaned.ts';
import { Input, Labelled } from '../ui/labelled.tsx';
import { Select } from '../ui/select.tsx';
import styles from './date-field.module.css';
import { Field, type Bound, type FieldProps } from './field.tsx';

/** Ask for a date by day, month name and year. The value is `yyyy-MM-dd`. */
export function DateField(field: FieldProps) {
  return (
    <Field {...field} group="group">
      {(bound) => <DateParts {...bound} />}
    </Field>
  );
}

type Parts = { day: string; month: string; year: string };

const monthOptions = (t: KitTranslate) =>
  monthsIn(t).map((label, index) => ({ value: String(index + 1).padStart(2, '0'), label }));

/** Return the date as far as it is typed. An incomplete date is invalid, but stays in the draft. */
function dateOf({ day, month, year }: Parts): string {
  return day || month || year ? `${year}-${month}-${day && day.padStart(2, '0')}` : '';
}

function partsOf(date: string): Parts {
  const [year = '', month = '', day = ''] = date.split('-');
  return { day, month, year };
}

const digits = (most: number) => (text: string) => plainDigits(text).replace(/\D/g, '').slice(0, most);

function DateParts({ id, value, invalid, onChoose }: Bound) {
  const t = useKitTranslation();
  const [typed, setTyped] = useState(() => partsOf(value));
  // Show a day as typed, such as 4, although 04 is stored. A restored draft shows the stored text.
  const shown = dateOf(typed) === value ? typed : partsOf(value);
  const change = (part: Partial<Parts>) => {
    const parts = { ...shown, ...part };
    setTyped(parts);
    onChoose(dateOf(parts));
  };
  const typedPart = (part: 'day' | 'year', most: number) => (
    <Labelled id={`${id}-${part}`} label={t(`date.${part}`)} className={styles.part}>
      <Input
        id={`${id}-${part}`}
        inputMode="numeric"
        autoComplete="off"
        value={shown[part]}
        aria-invalid={invalid}
        {...cleaned(digits(most), (text) => change({ [part]: text }))}
      />
    </Labelled>
  );
  return (
    <div className={styles.parts}>
      {typedPart('day', 2)}
      <Labelled id={`${id}-month`} label={t('date.month')} className={styles.month}>
        <Select
          id={`${id}-month`}
          autoComplete="off"
          value={shown.month}
          options={[{ value: '', label: t('form.choose') }, ...monthOptions(t)]}
          aria-invalid={invalid}
          onChange={(event) => change({ month: event.target.value })}
        />
      </Labelled>
      {typedPart('year', 4)}
    </div>
  );
}
