import type { Village } from '../common/index.ts';
import type { Label } from '../messages/index.ts';
import type { FieldFacts, Section } from './field-facts.ts';
import { BIODATA_FIELDS } from './fields.ts';

type Fields = typeof BIODATA_FIELDS;
export type BiodataField = keyof Fields;
type FieldWith<Facts> = {
  [Name in BiodataField]: Fields[Name] extends Facts ? Name : never;
}[BiodataField];
export type ListedField = FieldWith<{ listed: true }>;
/** Another family's fields that are null until the phone number is revealed. */
export type RevealedField = FieldWith<{ revealed: true }>;
/** Lists of accounts leave paragraphs out, because they are most of a biodata's size. */
type ParagraphField = FieldWith<{ kind: 'paragraph' }>;
export type FieldValue<Name extends BiodataField> =
  Name extends FieldWith<{ kind: 'count' }> ? number
  : Name extends FieldWith<{ kind: 'village' }> ? Village
  : Fields[Name] extends { choices: Readonly<Record<infer Choice, Label>> } ?
      Choice | (Fields[Name] extends { optional: true } ? '' : never)
  : string; // prettier-ignore

export const isBiodataField = (name: string): name is BiodataField => Object.hasOwn(BIODATA_FIELDS, name);

export const FIELD_NAMES: readonly BiodataField[] = Object.keys(BIODATA_FIELDS).filter(isBiodataField);

export const factsOf = (name: BiodataField): FieldFacts => BIODATA_FIELDS[name];

export const isListed = (name: BiodataField): name is ListedField => factsOf(name).listed === true;

export const isRevealed = (name: BiodataField): name is RevealedField => factsOf(name).revealed === true;

export const isParagraph = (name: BiodataField): name is ParagraphField => factsOf(name).kind === 'paragraph';

export const fieldsIn = (section: Section): BiodataField[] =>
  FIELD_NAMES.filter((name) => factsOf(name).section === section);

export const ofEachField = <Value>(make: (name: BiodataField) => Value) =>
  Object.fromEntries(FIELD_NAMES.map((name) => [name, make(name)])) as Record<BiodataField, Value>;
