import { ageOn, parseDate } from '@pehchan/contract/common';
import {
  AGE_LABEL,
  factsOf,
  fieldsIn,
  type BiodataField as FieldName,
  type Section as SectionName,
} from '@pehchan/contract/biodata';
import type { ReactNode } from 'react';
import styles from '../../forms/form.module.css';
import { Folded } from '../../forms/folded.tsx';
import { FormSection } from '../../forms/form-section.tsx';
import { ChosenPhoto } from '../../forms/photo/chosen-photo.tsx';
import { PhotoField } from '../../forms/photo/photo-field.tsx';
import type { FormStep } from '../../forms/steps/screens.ts';
import { useKitTranslation } from '../../i18n/use-translation.ts';
import type { Fact } from '../../ui/facts.tsx';
import { siblingsInWords, TOLD_WITH_BROTHERS } from '../siblings.ts';
import { inWords } from '../words-of.ts';
import { BiodataField } from './biodata-field.tsx';
import { PhotoViewers } from './photo-viewers.tsx';
import { FOLLOWING, PARTS } from './parts.ts';

const ELSEWHERE: ReadonlySet<FieldName> = new Set(TOLD_WITH_BROTHERS);

const countsOf = (values: Record<string, unknown>) => ({
  noOfBrothers: Number(values.noOfBrothers),
  noOfMarriedBrothers: Number(values.noOfMarriedBrothers),
  noOfsisters: Number(values.noOfsisters),
  noOfMarriedSisters: Number(values.noOfMarriedSisters),
});

const isParagraph = (name: FieldName) => factsOf(name).kind === 'paragraph';
/** Return whether the form folds a field away: most families leave the long texts blank. */
const isFolded = (name: FieldName) => isParagraph(name) || factsOf(name).folded === true;

type Options = {
  presentPhoto?: string;
  lead?: ReactNode;
  known: readonly FieldName[];
};

export function useBiodataSteps({ presentPhoto, lead, known }: Options): FormStep[] {
  const t = useKitTranslation();
  const factOf = useFactOf();
  return PARTS.map((part, index): FormStep => {
    const title = t(`section.${part}`);
    const common = { title, screen: 'biodata', follows: FOLLOWING.has(part) };
    if (part === 'photo') {
      const label = t('field.photo');
      return {
        ...common,
        fields: [part],
        told: ({ photo }) =>
          photo instanceof File ? [{ label, value: <ChosenPhoto file={photo} label={label} /> }] : [],
        content: (
          <FormSection title={title}>
            <PhotoViewers />
            <PhotoField name="photo" label={label} present={presentPhoto} />
          </FormSection>
        ),
      };
    }
    const fields = fieldsIn(part).filter((name) => !known.includes(name));
    return {
      ...common,
      fields,
      told: (values) =>
        fields
          .filter((name) => !ELSEWHERE.has(name))
          .map((name) =>
            name === 'noOfBrothers'
              ? { label: t('siblings.title'), value: siblingsInWords(countsOf(values), t), wide: true }
              : factOf(name, String(values[name] ?? '')),
          ),
      content: <Section part={part} fields={fields} lead={index === 0 && lead} />,
    };
  });
}

type SectionProps = { part: SectionName; fields: readonly FieldName[]; lead: ReactNode };

function Section({ part, fields, lead }: SectionProps) {
  const t = useKitTranslation();
  const texts = fields.filter(isParagraph);
  const asked = fields.filter((name) => isFolded(name) && !isParagraph(name));
  return (
    <>
      {lead}
      <FormSection title={t(`section.${part}`)}>
        <BiodataInputs names={fields.filter((name) => !isFolded(name))} />
        {asked.length > 0 && (
          <Folded title={t('form.families')} fields={asked}>
            {part === 'basic' && <p className={styles.wide}>{t('form.notAsked')}</p>}
            <BiodataInputs names={asked} />
          </Folded>
        )}
        {texts.length > 0 && (
          <Folded title={t('form.more')} fields={texts}>
            <BiodataInputs names={texts} />
          </Folded>
        )}
      </FormSection>
    </>
  );
}

const BiodataInputs = ({ names }: { names: readonly FieldName[] }) =>
  names.map((name) => <BiodataField key={name} name={name} />);

function useFactOf(): (name: FieldName, value: string) => Fact {
  const t = useKitTranslation();
  const words = (name: FieldName, value: string): string => {
    const { kind } = factsOf(name);
    const day = kind === 'date' ? parseDate(value) : undefined;
    const text = inWords(name, value, t);
    return day ? `${text} · ${t(AGE_LABEL)}: ${t('state.years', { n: ageOn(day) })}` : text;
  };
  return (name, value) => {
    const { asked, label, kind } = factsOf(name);
    return { label: t(asked ?? label), value: words(name, value), wide: kind === 'paragraph' };
  };
}
