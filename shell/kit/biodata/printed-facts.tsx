import {
  AGE_LABEL,
  factsOf,
  fieldsIn,
  GRANDFATHER_LABEL,
  type BiodataField,
  type Section,
  type ViewedProfile,
} from '@pehchan/contract/biodata';
import type { KitTranslate } from '../i18n/use-translation.ts';
import type { Fact } from '../ui/facts.tsx';
import { wordsOf } from './words-of.ts';

/**
 * What a printed biodata has where: the birth first, the gotra with the family, the mother's family at the
 * end. A field that isn't named here follows in the order of the form.
 */
const PRINTED: Readonly<Record<Section, readonly BiodataField[]>> = {
  basic: [
    'fullname',
    'fullnameHindi',
    'dateOfBirth',
    'height',
    'gender',
    'village',
    'currentLiveCity',
    'phone',
  ],
  education: ['education', 'college'],
  career: ['employedIn', 'occupation', 'organisation'],
  family: [
    'gotra',
    'father',
    'mother',
    'noOfBrothers',
    'noOfMarriedBrothers',
    'noOfsisters',
    'noOfMarriedSisters',
  ],
};
const PLACED = new Set(Object.values(PRINTED).flat());

/** How many of them are married is no question where there are none. */
const DEPENDS_ON: Partial<Record<BiodataField, BiodataField>> = {
  noOfMarriedBrothers: 'noOfBrothers',
  noOfMarriedSisters: 'noOfsisters',
};

/** What follows from a field, or belongs beside it, and is no field of the biodata itself. */
const BESIDE: Partial<Record<BiodataField, (profile: ViewedProfile, t: KitTranslate) => Fact>> = {
  dateOfBirth: ({ age }, text) => ({ label: text(AGE_LABEL), value: text('state.years', { n: age }) }),
  father: ({ user }, text) => ({ label: text(GRANDFATHER_LABEL), value: user.Father }),
};

/**
 * What one card of a biodata says, in the order of a printed one.
 * @param tellsMissing names what families look for and wasn't said, for whoever can mend it
 */
export function printedFacts(
  section: Section,
  profile: ViewedProfile,
  t: KitTranslate,
  tellsMissing = false,
): Fact[] {
  const others = fieldsIn(section).filter((name) => !PLACED.has(name));
  return [...PRINTED[section], ...others].flatMap((name) => {
    const { label, kind, missed } = factsOf(name);
    const said = valueOf(name, profile, t);
    const value = said === '' && missed && tellsMissing ? t('state.unsaid') : said;
    if (!value) return [];
    const fact: Fact = { label: t(label), value, ...(kind === 'paragraph' && { wide: true }) };
    const beside = BESIDE[name]?.(profile, t);
    return beside ? [fact, beside] : [fact];
  });
}

function valueOf(name: BiodataField, profile: ViewedProfile, t: KitTranslate) {
  const { kind } = factsOf(name);
  const needed = DEPENDS_ON[name];
  if (needed && profile[needed] === 0) return undefined;
  const words = wordsOf(name, profile, t);
  return kind === 'phone' && words ? <a href={`tel:${words}`}>{words}</a> : words;
}
