import type { Label } from '../messages/index.ts';

/** The sections of a biodata. The form on a phone has one step for each section. */
export const SECTIONS = ['basic', 'education', 'career', 'family'] as const;
export type Section = (typeof SECTIONS)[number];

type Kind =
  | { kind: 'text' | 'paragraph' | 'date' | 'time' | 'height' | 'phone' | 'village' | 'count' }
  | { kind: 'choice'; choices: Readonly<Record<string, Label>> };

export type FieldFacts = Kind & {
  section: Section;
  label: Label;
  /** The field's label in the form, if the form uses another label than the other screens. */
  asked?: Label;
  optional?: true;
  /** Lists show the field to other families. Other fields are shown only on an opened biodata. */
  listed?: true;
  /** Another family reads the field only after it has revealed the phone number. */
  revealed?: true;
  /** The form folds the field away, because few families fill it in. */
  folded?: true;
  example?: string;
  /** A sentence under the field in the form. */
  hint?: Label;
  /** The form shows how many letters the field can have. */
  saysLength?: true;
  /** If the field is blank, the biodata's owner and administrators read that it is missing. */
  missed?: true;
  /** Brothers and sisters have the same value: the form of the next candidate copies the value. */
  ofFamily?: true;
  /** The width of the field's spreadsheet column, in letters. Without a width, the field has no column. */
  sheet?: number;
};
