import { ageOn, CHARACTERS_PER_LETTER, parseDate } from '@pehchan/contract/common';
import {
  AGE_LABEL,
  factsOf,
  MAX_PARAGRAPH_LENGTH,
  MAX_SIBLINGS,
  type BiodataField as FieldName,
} from '@pehchan/contract/biodata';
import { useFormikContext } from 'formik';
import { ChoiceField } from '../../forms/choice-field.tsx';
import { DateField } from '../../forms/date-field.tsx';
import { SelectField } from '../../forms/select-field.tsx';
import { ParagraphField, TextField } from '../../forms/text-field.tsx';
import { useKitTranslation } from '../../i18n/use-translation.ts';
import type { BiodataValues } from './biodata-values.ts';
import { MobileField, PhoneField, VillageField } from './contact-fields.tsx';
import { HeightField } from './height-field.tsx';

const COUNTS = Array.from({ length: MAX_SIBLINGS + 1 }, (_, n) => ({ value: String(n), label: String(n) }));

export function BiodataField({ name }: { name: FieldName }) {
  const t = useKitTranslation();
  const facts = factsOf(name);
  const field = {
    name,
    label: t(facts.asked ?? facts.label),
    optional: facts.optional,
    hint: facts.hint && t(facts.hint),
  };
  switch (facts.kind) {
    case 'text':
      return <TextField {...field} placeholder={facts.example} />;
    case 'paragraph':
      return (
        <ParagraphField
          {...field}
          hint={facts.saysLength && t('form.words')}
          maxLength={MAX_PARAGRAPH_LENGTH * CHARACTERS_PER_LETTER}
        />
      );
    case 'time':
      return <TextField {...field} type="time" />;
    case 'choice': {
      const options = Object.entries(facts.choices).map(([value, label]) => ({ value, label: t(label) }));
      // A radio button cannot be cleared, but a family can remove an optional answer.
      return facts.optional ? (
        <SelectField {...field} options={options} blank={t('state.unsaid')} />
      ) : (
        <ChoiceField {...field} options={options} />
      );
    }
    case 'count':
      return <SelectField {...field} options={COUNTS} />;
    case 'date':
      return <BirthField name={name} label={field.label} />;
    case 'height':
      return <HeightField {...field} />;
    case 'phone':
      return facts.optional ? <MobileField {...field} /> : <PhoneField />;
    case 'village':
      return <VillageField />;
  }
}

function BirthField({ name, label }: { name: FieldName; label: string }) {
  const t = useKitTranslation();
  const { values } = useFormikContext<BiodataValues>();
  const born = parseDate(values[name]);
  return (
    <DateField
      name={name}
      label={label}
      hint={born ? `${t(AGE_LABEL)}: ${t('state.years', { n: ageOn(born) })}` : undefined}
    />
  );
}
