import type { BiodataForm } from '@pehchan/contract/biodata';
import type { ProfileRow } from './models/profile.ts';

/** What a form may leave out: a new biodata has the column's default, a stored one keeps what it has. */
type LeftOut = 'fatherName' | 'motherGotra' | 'fatherMotherGotra' | 'motherMotherGotra';

type BiodataColumns = Omit<
  ProfileRow,
  'id' | 'userId' | 'ownerStatus' | 'photoKey' | 'idempotencyKey' | 'createdAt' | 'updatedAt' | LeftOut
> &
  Partial<Pick<ProfileRow, LeftOut>>;

/** The wire's field names to our columns. `age` stays behind: it is never stored. */
export function biodataColumns(form: BiodataForm): BiodataColumns {
  return {
    fullName: form.fullname,
    gender: form.gender,
    dateOfBirth: form.dateOfBirth,
    height: form.height,
    city: form.currentLiveCity,
    gotra: form.gotra,
    phone: form.phone,
    village: form.village,
    fatherName: form.father,
    motherName: form.mother,
    motherGotra: form.motherGotra,
    fatherMotherGotra: form.fatherMotherGotra,
    motherMotherGotra: form.motherMotherGotra,
    education: form.education,
    college: form.college,
    employment: form.employedIn,
    occupation: form.occupation,
    organisation: form.organisation,
    brothers: form.noOfBrothers,
    marriedBrothers: form.noOfMarriedBrothers,
    sisters: form.noOfsisters,
    marriedSisters: form.noOfMarriedSisters,
    aboutMe: form.aboutme,
    hobbies: form.hobbies,
    aboutFamily: form.aboutmyfamily,
    aboutCareer: form.aboutmycareer,
    aboutEducation: form.aboutmyeducation,
  };
}
