import type { BiodataForm, Profile } from '@pehchan/contract/biodata';

/** What the biodata form holds: every field as the text that is typed, and the photo. */
export type BiodataValues = Record<Exclude<keyof BiodataForm, 'age'>, string> & { photo: File | undefined };

/** In the order in which the screen asks. */
export const blankBiodata: BiodataValues = {
  fullname: '',
  gender: '',
  dateOfBirth: '',
  height: '',
  currentLiveCity: '',
  gotra: '',
  phone: '',
  village: '',
  aboutme: '',
  hobbies: '',
  photo: undefined,
  education: '',
  college: '',
  aboutmyeducation: '',
  employedIn: '',
  occupation: '',
  organisation: '',
  aboutmycareer: '',
  father: '',
  mother: '',
  noOfBrothers: '0',
  noOfMarriedBrothers: '0',
  noOfsisters: '0',
  noOfMarriedSisters: '0',
  aboutmyfamily: '',
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
