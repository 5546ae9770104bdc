import type { Label } from '../messages/index.ts';

/** Parts of a biodata: each is a step of the form on a phone, and a card of the biodata's screen. */
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
  /** Lists show the field to other families. Without this, only an opened biodata shows it. */
  listed?: true;
  /** Shown in the empty input. */
  example?: string;
  /** The form shows the field's maximum length. */
  saysLength?: true;
  /** If the field is blank, the biodata's owner and administrators read that it is missing. */
  missed?: true;
  /** Brothers and sisters share the field's value. */
  ofFamily?: true;
  /** The width of the field's spreadsheet column, in letters. Without a width, the field has no column. */
  sheet?: number;
};
