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

/** Return the date as far as it is typed. An incomplete one is invalid, but stays in the draft. */
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
  // A typed 4 is stored as 04. A restored draft is shown as it is stored.
  const shown = dateOf(typed) === value ? typed : partsOf(value);
  const change = (part: Partial<Parts>) => {
    const parts = { ...shown, ...part };
    setTyped(parts);
    onChoose(dateOf(parts));
  };
  return (
    <div className={styles.parts}>
      <Labelled id={`${id}-day`} label={t('date.day')} className={styles.part}>
        <Input
          id={`${id}-day`}
          inputMode="numeric"
          autoComplete="off"
          value={shown.day}
          aria-invalid={invalid}
          {...cleaned(digits(2), (day) => change({ day }))}
        />
      </Labelled>
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
      <Labelled id={`${id}-year`} label={t('date.year')} className={styles.part}>
        <Input
          id={`${id}-year`}
          inputMode="numeric"
          autoComplete="off"
          value={shown.year}
          aria-invalid={invalid}
          {...cleaned(digits(4), (year) => change({ year }))}
        />
      </Labelled>
    </div>
  );
}
