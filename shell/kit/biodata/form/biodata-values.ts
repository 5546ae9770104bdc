import {
  factsOf,
  fieldsIn,
  ofEachField,
  type BiodataField,
  type ViewedProfile,
} from '@pehchan/contract/biodata';
import { PARTS } from './parts.ts';

/** What the biodata form holds: every field as the text that is typed, and the photo. */
export type BiodataValues = Record<BiodataField, string> & { photo: File | undefined };

const blank = (name: BiodataField) => (factsOf(name).kind === 'count' ? '0' : '');

const inOrder = PARTS.flatMap((part): string[] => (part === 'photo' ? [part] : fieldsIn(part)));

/** In the order in which the screen asks. */
export const blankBiodata: BiodataValues = {
  ...Object.fromEntries(inOrder.map((name) => [name, ''])),
  ...ofEachField(blank),
  photo: undefined,
};

/** A stored biodata as the form holds it. */
export function biodataValues(profile: ViewedProfile): BiodataValues {
  return {
    ...blankBiodata,
    ...ofEachField((name) => String(profile[name] ?? '')),
    dateOfBirth: profile.dateOfBirth.slice(0, 10),
  };
}
