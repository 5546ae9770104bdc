import type { Label } from '../messages/index.ts';

/** Parts of the form, which are its steps on a phone, and cards of the biodata. */
export const SECTIONS = ['basic', 'education', 'career', 'family'] as const;
export type Section = (typeof SECTIONS)[number];

type Kind =
  | { kind: 'text' | 'paragraph' | 'date' | 'height' | 'phone' | 'village' | 'count' }
  | { kind: 'choice'; choices: Readonly<Record<string, Label>> };

export type FieldFacts = Kind & {
  section: Section;
  label: Label;
  /** The label in the form, if it differs. */
  asked?: Label;
  optional?: true;
  /** Lists show it to other families; any other field only an opened biodata. */
  listed?: true;
  /** Shown in the empty input. */
  example?: string;
  /** The form shows the maximum length. */
  saysLength?: true;
  /** If it is blank, the owner and administrators read that it is missing. */
  missed?: true;
  /** Brothers and sisters share the value. */
  ofFamily?: true;
  /** The width of its spreadsheet column in letters. Without it, the field has no column. */
  sheet?: number;
};
