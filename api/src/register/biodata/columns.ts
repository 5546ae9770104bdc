import type { BiodataForm } from '@pehchan/contract/biodata';
import type { CreationAttributes } from 'sequelize';
import type { Profile } from './models/profile.ts';

type NotOfForms =
  | 'id'
  | 'userId'
  | 'ownerStatus'
  | 'listing'
  | 'candidateKnowsSince'
  | 'photoKey'
  | 'idempotencyKey'
  | 'createdAt'
  | 'updatedAt';
type Filled = Omit<CreationAttributes<Profile>, NotOfForms>;

/**
 * Optional fields of a form keep their stored value; in a new biodata they get the column's default. The
 * father can be left out because the account's own name is used.
 */
type BiodataColumns = Omit<Filled, 'fatherName'> & Partial<Pick<Filled, 'fatherName'>>;

/** `age` is left out because it is never stored. */
export function biodataColumns(form: BiodataForm): BiodataColumns {
  return {
    fullName: form.fullname,
    fullNameHindi: form.fullnameHindi,
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
