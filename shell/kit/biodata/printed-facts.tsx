import {
  factsOf,
  fieldsIn,
  type BiodataField,
  type Section,
  type ViewedProfile,
} from '@pehchan/contract/biodata';
import type { Language } from '@pehchan/contract/messages';
import type { KitTranslate } from '../i18n/use-translation.ts';
import type { Fact } from '../ui/facts.tsx';
import { IN_TREE } from './family-tree.tsx';
import { siblingsInWords, TOLD_WITH_BROTHERS } from './siblings.ts';
import { wordsOf } from './words-of.ts';

/** The order of fields on a printed biodata. Fields not listed here follow in the form's order. */
const PRINTED: Readonly<Record<Section, readonly BiodataField[]>> = {
  basic: [
    'fullname',
    'fullnameHindi',
    'dateOfBirth',
    'birthTime',
    'birthPlace',
    'height',
    'gender',
    'village',
    'currentLiveCity',
    'manglik',
    'phone',
    'secondPhone',
    'contactName',
    'contactRelation',
  ],
  education: ['education', 'college'],
  career: ['employedIn', 'occupation', 'organisation', 'workCity'],
  family: [
    'gotra',
    'fatherWork',
    'mother',
    'motherGotra',
    'fatherMotherGotra',
    'motherMotherGotra',
    'noOfBrothers',
    'lookingFor',
  ],
};
const PLACED = new Set(Object.values(PRINTED).flat());

/** Fields that another fact already includes. */
const TOLD_WITH: ReadonlySet<BiodataField> = new Set([...IN_TREE, ...TOLD_WITH_BROTHERS]);

type Options = {
  language: Language;
  /** Whether to list blank fields that families look for and the viewer can fill in. */
  tellsMissing?: boolean;
};

export function printedFacts(
  section: Section,
  profile: ViewedProfile,
  t: KitTranslate,
  { language, tellsMissing = false }: Options,
): Fact[] {
  const others = fieldsIn(section).filter((name) => !PLACED.has(name));
  // The page's heading is the name in the viewer's script: only the name in the other script is a fact.
  const heading = language === 'hi' && profile.fullnameHindi ? 'fullnameHindi' : 'fullname';
  const names = [...PRINTED[section], ...others].filter((name) => name !== heading && !TOLD_WITH.has(name));
  return names.flatMap((name) => {
    const { kind, missed } = factsOf(name);
    const isBlank = wordsOf(name, profile, t) === '';
    const value = isBlank ? missed && tellsMissing && t('state.unsaid') : valueOf(name, profile, t);
    if (!value) return [];
    return { label: labelOf(name, t), value, ...(kind === 'paragraph' && { wide: true }) };
  });
}

const LATIN_NAME = { en: 'Name in English', hi: 'अंग्रेज़ी में नाम' };

function labelOf(name: BiodataField, t: KitTranslate): string {
  if (name === 'fullname') return t(LATIN_NAME);
  if (name === 'noOfBrothers') return t('siblings.title');
  const { label, asked = label } = factsOf(name);
  // The label of lists is short: DOB.
  return t(name === 'dateOfBirth' ? asked : label);
}

function valueOf(name: BiodataField, profile: ViewedProfile, t: KitTranslate) {
  const words = wordsOf(name, profile, t);
  if (name === 'dateOfBirth') return `${words} (${t('state.years', { n: profile.age })})`;
  if (name === 'noOfBrothers') return siblingsInWords(profile, t);
  return factsOf(name).kind === 'phone' ? <a href={`tel:${words}`}>{words}</a> : words;
}
