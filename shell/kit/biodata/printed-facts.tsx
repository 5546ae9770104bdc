import {
  AGE_LABEL,
  factsOf,
  fieldsIn,
  GRANDFATHER_LABEL,
  type BiodataField,
  type Section,
  type ViewedProfile,
} from '@pehchan/contract/biodata';
import { shownName } from '@pehchan/contract/common';
import type { KitTranslate } from '../i18n/use-translation.ts';
import type { Fact } from '../ui/facts.tsx';
import { wordsOf } from './words-of.ts';

/** The order of fields on a printed biodata. Fields not listed here follow in the form's order. */
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

/** The number of married siblings is hidden if there are no siblings. */
const DEPENDS_ON: Partial<Record<BiodataField, BiodataField>> = {
  noOfMarriedBrothers: 'noOfBrothers',
  noOfMarriedSisters: 'noOfsisters',
};

const FACT_AFTER: Partial<Record<BiodataField, (profile: ViewedProfile, t: KitTranslate) => Fact>> = {
  dateOfBirth: ({ age }, text) => ({ label: text(AGE_LABEL), value: text('state.years', { n: age }) }),
  father: ({ user }, text) => ({ label: text(GRANDFATHER_LABEL), value: shownName(user.Father) }),
};

/** @param tellsMissing whether to list blank fields that families look for and the viewer can fill in */
export function printedFacts(
  section: Section,
  profile: ViewedProfile,
  t: KitTranslate,
  tellsMissing = false,
): Fact[] {
  const others = fieldsIn(section).filter((name) => !PLACED.has(name));
  return [...PRINTED[section], ...others].flatMap((name) => {
    const { label, kind, missed } = factsOf(name);
    const printed = valueOf(name, profile, t);
    const value = printed === '' && missed && tellsMissing ? t('state.unsaid') : printed;
    if (!value) return [];
    const fact: Fact = { label: t(label), value, ...(kind === 'paragraph' && { wide: true }) };
    const next = FACT_AFTER[name]?.(profile, t);
    return next ? [fact, next] : [fact];
  });
}

function valueOf(name: BiodataField, profile: ViewedProfile, t: KitTranslate) {
  const { kind } = factsOf(name);
  const needed = DEPENDS_ON[name];
  if (needed && profile[needed] === 0) return undefined;
  const words = wordsOf(name, profile, t);
  return kind === 'phone' && words ? <a href={`tel:${words}`}>{words}</a> : words;
}
