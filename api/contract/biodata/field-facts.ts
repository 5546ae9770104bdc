import type { Label } from '../messages/index.ts';

/** The parts of the form, which are its steps on a phone, and the cards of a biodata that is read. */
export const SECTIONS = ['basic', 'education', 'career', 'family'] as const;
export type Section = (typeof SECTIONS)[number];

/** How a field is asked for and shown. */
type Kind =
  | { kind: 'text' | 'paragraph' | 'date' | 'height' | 'phone' | 'village' | 'count' }
  | { kind: 'choice'; choices: Readonly<Record<string, Label>> };

export type FieldFacts = Kind & {
  section: Section;
  /** What screens and spreadsheets call it. */
  label: Label;
  /** What the form asks for it with, where that says more. */
  asked?: Label;
  optional?: true;
  /** An example of what to type. */
  example?: string;
  /** The form says how long it may be. */
  saysLength?: true;
  /** Left blank, whoever can mend it reads that it wasn't said. */
  missed?: true;
  /** Brothers and sisters have the same. */
  ofFamily?: true;
  /** How many letters wide its column of a spreadsheet is; without, it has none. */
  sheet?: number;
};
