import { ACCOUNT_LABELS } from '../accounts/index.ts';
import type { Village } from '../common/index.ts';
import type { Label } from '../messages/index.ts';
import type { FieldFacts, Section } from './field-facts.ts';
import { EMPLOYMENT_LABELS, GENDER_LABELS } from './labels.ts';

/**
 * Every field of a biodata by its contract name, in the order of the form. Form, views, replies, columns and
 * spreadsheet follow from it. Rules are in `forms.ts`, so that lists and views need not load yup.
 */
export const BIODATA_FIELDS = {
  fullname: {
    section: 'basic',
    kind: 'text',
    label: ACCOUNT_LABELS.name,
    asked: { en: 'Full Name', hi: 'पूरा नाम' },
    listed: true,
    sheet: 26,
  },
  fullnameHindi: {
    section: 'basic',
    kind: 'text',
    label: { en: 'Name in Hindi', hi: 'हिन्दी में नाम' },
    asked: { en: 'Name in Hindi letters', hi: 'पूरा नाम हिन्दी अक्षरों में' },
    optional: true,
    example: 'आशा मेहता',
    listed: true,
    sheet: 26,
  },
  gender: {
    section: 'basic',
    kind: 'choice',
    choices: GENDER_LABELS,
    label: { en: 'Gender', hi: 'लड़का / लड़की' },
    listed: true,
    sheet: 13,
  },
  dateOfBirth: {
    section: 'basic',
    kind: 'date',
    label: { en: 'DOB', hi: 'जन्म तिथि' },
    asked: { en: 'Date of birth', hi: 'जन्म तिथि' },
    listed: true,
    sheet: 13,
  },
  height: {
    section: 'basic',
    kind: 'height',
    label: { en: 'Height', hi: 'कद (लंबाई)' },
    optional: true,
    missed: true,
    listed: true,
    sheet: 8,
  },
  currentLiveCity: {
    section: 'basic',
    kind: 'text',
    label: { en: 'City', hi: 'शहर' },
    asked: { en: 'Current live city', hi: 'अभी कहाँ रहते हैं' },
    listed: true,
    sheet: 15,
  },
  gotra: {
    section: 'basic',
    kind: 'text',
    label: { en: 'Gotra', hi: 'गोत्र' },
    ofFamily: true,
    listed: true,
    sheet: 15,
  },
  phone: {
    section: 'basic',
    kind: 'phone',
    label: ACCOUNT_LABELS.phone,
    asked: { en: 'Mobile no.', hi: 'मोबाइल नंबर' },
    sheet: 13,
  },
  village: { section: 'basic', kind: 'village', label: ACCOUNT_LABELS.village, listed: true, sheet: 15 },
  aboutme: {
    section: 'basic',
    kind: 'paragraph',
    label: { en: 'About me', hi: 'लड़के / लड़की के बारे में' },
    optional: true,
  },
  hobbies: { section: 'basic', kind: 'paragraph', label: { en: 'Hobbies', hi: 'शौक' }, optional: true },
  education: {
    section: 'education',
    kind: 'text',
    label: { en: 'Education', hi: 'डिग्री / कक्षा' },
    optional: true,
    missed: true,
    listed: true,
    sheet: 22,
  },
  college: {
    section: 'education',
    kind: 'text',
    label: { en: 'College', hi: 'कॉलेज' },
    optional: true,
    missed: true,
    sheet: 22,
  },
  aboutmyeducation: {
    section: 'education',
    kind: 'paragraph',
    label: { en: 'About my education', hi: 'पढ़ाई के बारे में' },
    optional: true,
    saysLength: true,
  },
  employedIn: {
    section: 'career',
    kind: 'choice',
    choices: EMPLOYMENT_LABELS,
    label: { en: 'Employed in', hi: 'नौकरी या व्यवसाय' },
    listed: true,
    sheet: 13,
  },
  occupation: {
    section: 'career',
    kind: 'text',
    label: { en: 'Occupation', hi: 'पद / काम' },
    optional: true,
    missed: true,
    listed: true,
    sheet: 20,
  },
  organisation: {
    section: 'career',
    kind: 'text',
    label: { en: 'Organisation', hi: 'कंपनी या दुकान' },
    optional: true,
    missed: true,
    sheet: 20,
  },
  aboutmycareer: {
    section: 'career',
    kind: 'paragraph',
    label: { en: 'About my career', hi: 'काम के बारे में' },
    optional: true,
    saysLength: true,
  },
  father: {
    section: 'family',
    kind: 'text',
    ofFamily: true,
    label: ACCOUNT_LABELS.Father,
    asked: { en: 'Father Name', hi: 'पिता का नाम' },
    listed: true,
    sheet: 26,
  },
  mother: {
    section: 'family',
    kind: 'text',
    ofFamily: true,
    label: { en: 'Mother', hi: 'माता' },
    asked: { en: 'Mother Name', hi: 'माता का नाम' },
    sheet: 26,
  },
  motherGotra: {
    section: 'family',
    kind: 'text',
    ofFamily: true,
    label: { en: 'Nanihal (mother’s gotra)', hi: 'ननिहाल (माँ का गोत्र)' },
    optional: true,
    sheet: 23,
  },
  fatherMotherGotra: {
    section: 'family',
    kind: 'text',
    ofFamily: true,
    label: { en: 'Dadi’s gotra (father’s mother)', hi: 'दादी का गोत्र' },
    optional: true,
    sheet: 28,
  },
  motherMotherGotra: {
    section: 'family',
    kind: 'text',
    ofFamily: true,
    label: { en: 'Nani’s gotra (mother’s mother)', hi: 'नानी का गोत्र' },
    optional: true,
    sheet: 28,
  },
  noOfBrothers: {
    section: 'family',
    kind: 'count',
    label: { en: 'No of Brothers', hi: 'कितने भाई' },
    sheet: 14,
  },
  noOfMarriedBrothers: {
    section: 'family',
    kind: 'count',
    label: { en: 'No of Married Brothers', hi: 'शादीशुदा भाई' },
    sheet: 22,
  },
  noOfsisters: {
    section: 'family',
    kind: 'count',
    label: { en: 'No of Sisters', hi: 'कितनी बहनें' },
    sheet: 13,
  },
  noOfMarriedSisters: {
    section: 'family',
    kind: 'count',
    label: { en: 'No of Married Sisters', hi: 'शादीशुदा बहनें' },
    sheet: 21,
  },
  aboutmyfamily: {
    section: 'family',
    kind: 'paragraph',
    ofFamily: true,
    label: { en: 'About my family', hi: 'परिवार के बारे में' },
    optional: true,
  },
} as const satisfies Record<string, FieldFacts>;

type Fields = typeof BIODATA_FIELDS;
export type BiodataField = keyof Fields;
export type FieldWith<Facts> = {
  [Name in BiodataField]: Fields[Name] extends Facts ? Name : never;
}[BiodataField];
export type ListedField = FieldWith<{ listed: true }>;
/** Paragraphs are most of a biodata's size, so lists of accounts leave them out. */
export type ParagraphField = FieldWith<{ kind: 'paragraph' }>;
export type FieldValue<Name extends BiodataField> =
  Name extends FieldWith<{ kind: 'count' }> ? number
  : Name extends FieldWith<{ kind: 'village' }> ? Village
  : Fields[Name] extends { choices: Readonly<Record<infer Choice, Label>> } ? Choice
  : string; // prettier-ignore

export const isBiodataField = (name: string): name is BiodataField => Object.hasOwn(BIODATA_FIELDS, name);

export const FIELD_NAMES: readonly BiodataField[] = Object.keys(BIODATA_FIELDS).filter(isBiodataField);

export const factsOf = (name: BiodataField): FieldFacts => BIODATA_FIELDS[name];

export const isListed = (name: BiodataField): name is ListedField => factsOf(name).listed === true;

export const isParagraph = (name: BiodataField): name is ParagraphField => factsOf(name).kind === 'paragraph';

export const fieldsIn = (section: Section): BiodataField[] =>
  FIELD_NAMES.filter((name) => factsOf(name).section === section);

export function ofEachField<Value>(make: (name: BiodataField) => Value): Record<BiodataField, Value> {
  const made: Partial<Record<BiodataField, Value>> = {};
  for (const name of FIELD_NAMES) made[name] = make(name);
  if (!isWhole(made)) throw new Error('A field of the table was left out.');
  return made;
}

const isWhole = <Value>(made: Partial<Record<BiodataField, Value>>): made is Record<BiodataField, Value> =>
  FIELD_NAMES.every((name) => name in made);
