import type { BiodataForm } from '@pehchan/contract/biodata';
import type { Profile } from '@pehchan/contract/replies';

/** What the biodata form holds: every field as the text that is typed, and the photo. */
export type BiodataValues = Record<Exclude<keyof BiodataForm, 'age'>, string> & { photo: File | undefined };

export const blankBiodata: BiodataValues = {
  fullname: '',
  gender: '',
  dateOfBirth: '',
  height: '',
  currentLiveCity: '',
  gotra: '',
  phone: '',
  village: '',
  father: '',
  mother: '',
  education: '',
  college: '',
  aboutmyeducation: '',
  employedIn: '',
  occupation: '',
  organisation: '',
  aboutmycareer: '',
  noOfBrothers: '0',
  noOfMarriedBrothers: '0',
  noOfsisters: '0',
  noOfMarriedSisters: '0',
  aboutme: '',
  aboutmyfamily: '',
  hobbies: '',
  photo: undefined,
};

/** A stored biodata as the form holds it. */
export function biodataValues(profile: Profile): BiodataValues {
  const texts = Object.keys(blankBiodata)
    .filter((name) => name !== 'photo')
    .map((name) => [name, String(profile[name as Exclude<keyof BiodataValues, 'photo'>])]);
  return {
    ...blankBiodata,
    ...(Object.fromEntries(texts) as Partial<BiodataValues>),
    dateOfBirth: profile.dateOfBirth.slice(0, 10),
  };
}
