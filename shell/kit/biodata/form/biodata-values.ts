import {
  factsOf,
  fieldsIn,
  ofEachField,
  type BiodataField,
  type ViewedProfile,
} from '@pehchan/contract/biodata';

/** What the biodata form holds: every field as the text that is typed, and the photo. */
export type BiodataValues = Record<BiodataField, string> & { photo: File | undefined };

const blank = (name: BiodataField) => (factsOf(name).kind === 'count' ? '0' : '');

/** In the order in which the screen asks, the photo after the first part. */
export const blankBiodata: BiodataValues = {
  ...Object.fromEntries(fieldsIn('basic').map((name) => [name, ''])),
  photo: undefined,
  ...ofEachField(blank),
};

/** A stored biodata as the form holds it. */
export function biodataValues(profile: ViewedProfile): BiodataValues {
  return {
    ...blankBiodata,
    ...ofEachField((name) => String(profile[name] ?? '')),
    dateOfBirth: profile.dateOfBirth.slice(0, 10),
  };
}
