import { fieldsIn, ofEachField, type BiodataField, type ViewedProfile } from '@pehchan/contract/biodata';
import { PARTS } from './parts.ts';

export type BiodataValues = Record<BiodataField, string> & { photo: File | undefined };

const inOrder = PARTS.flatMap((part): string[] => (part === 'photo' ? [part] : fieldsIn(part)));

export const blankBiodata: BiodataValues = {
  ...Object.fromEntries(inOrder.map((name) => [name, ''])),
  ...ofEachField(() => ''),
  photo: undefined,
};

export function biodataValues(profile: ViewedProfile): BiodataValues {
  return {
    ...blankBiodata,
    ...ofEachField((name) => String(profile[name] ?? '')),
    dateOfBirth: profile.dateOfBirth.slice(0, 10),
  };
}
