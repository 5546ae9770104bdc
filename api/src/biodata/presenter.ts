import type { Profile, ProfileSummary } from '@pehchan/contract/biodata';
import { ageOn, toWireDate } from '@pehchan/contract/common';
import type { ProfileSummaryRow, ProfileWithOwner } from './models/profile.ts';
import { type OwnerRow, presentPhoto, presentUser } from '../accounts/index.ts';

/** A biodata under the specification's field names. Its age is today's, in India. */
export function presentProfile(profile: ProfileWithOwner): Profile {
  return {
    ...presentProfileSummary(profile),
    aboutme: profile.aboutMe,
    hobbies: profile.hobbies,
    aboutmyfamily: profile.aboutFamily,
    aboutmycareer: profile.aboutCareer,
    aboutmyeducation: profile.aboutEducation,
  };
}

/** The same for a list of accounts: without its paragraphs. */
export function presentProfileSummary(profile: ProfileSummaryRow & { owner: OwnerRow }): ProfileSummary {
  return {
    id: profile.id,
    fullname: profile.fullName,
    gender: profile.gender,
    dateOfBirth: toWireDate(profile.dateOfBirth),
    age: ageOn(profile.dateOfBirth),
    height: profile.height,
    currentLiveCity: profile.city,
    gotra: profile.gotra,
    phone: profile.phone,
    village: profile.village,
    father: profile.fatherName,
    mother: profile.motherName,
    motherGotra: profile.motherGotra,
    fatherMotherGotra: profile.fatherMotherGotra,
    motherMotherGotra: profile.motherMotherGotra,
    image: presentPhoto(profile.photoKey),
    imagePublicID: profile.photoKey,
    education: profile.education,
    college: profile.college,
    occupation: profile.occupation,
    organisation: profile.organisation,
    employedIn: profile.employment,
    noOfBrothers: profile.brothers,
    noOfMarriedBrothers: profile.marriedBrothers,
    noOfsisters: profile.sisters,
    noOfMarriedSisters: profile.marriedSisters,
    createdAt: profile.createdAt.toISOString(),
    user: presentUser(profile.owner),
  };
}
