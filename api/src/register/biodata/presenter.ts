import type {
  BiodataField,
  CopiedPhoto,
  FoundProfile,
  Profile,
  ProfileSummary,
  ViewedProfile,
} from '@pehchan/contract/biodata';
import { ageOn, toWireDate } from '@pehchan/contract/common';
import {
  type Actor,
  type OwnerRow,
  presentFamily,
  presentPhoto,
  presentUser,
} from '../../identity/accounts/index.ts';
import type { CopiedPhoto as CopiedPhotoRow } from '../photos/index.ts';
import type { WithTaken } from '../views/index.ts';
import type { FoundRow, FoundWithOwner, ProfileSummaryRow, ProfileWithOwner } from './models/profile.ts';
import { profilePolicy } from './policy.ts';

/** The age is as of today in India. */
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

/** Another family's number is included only if the account has revealed it. */
export function presentViewed(profile: ProfileWithOwner & WithTaken, actor: Actor): ViewedProfile {
  const whole = presentProfile(profile);
  if (profilePolicy.readWhole(actor, profile)) return whole;
  const family = presentFamily(profile.owner);
  return {
    ...whole,
    phone: profile.takenPhone,
    listing: null,
    candidateKnows: null,
    user: family,
  };
}

export const presentWhole = (profile: ProfileWithOwner): FoundProfile => ({
  ...presentProfile(profile),
  shownSince: shownSince(profile),
});

/** Return a search result with the fields of cards and tables only. `getProfile` returns the rest. */
export const presentFound = (profile: FoundWithOwner & WithTaken): FoundProfile => ({
  ...presentListed(profile),
  ...KEPT_BACK,
  phone: null,
  phoneTaken: profile.takenPhone !== null,
  listing: null,
  candidateKnows: null,
  user: presentFamily(profile.owner),
  shownSince: shownSince(profile),
});

/** No other account saw it before its creation and its family's approval. */
const shownSince = ({ createdAt, owner }: FoundWithOwner) =>
  (createdAt > owner.statusSince ? createdAt : owner.statusSince).toISOString();

/** A new field must be added here or to `presentListed`, or it doesn't compile. */
const KEPT_BACK = {
  mother: null,
  motherGotra: null,
  fatherMotherGotra: null,
  motherMotherGotra: null,
  aboutme: null,
  hobbies: null,
  aboutmyfamily: null,
  aboutmycareer: null,
  aboutmyeducation: null,
  college: null,
  organisation: null,
  noOfBrothers: null,
  noOfMarriedBrothers: null,
  noOfsisters: null,
  noOfMarriedSisters: null,
} as const satisfies Record<Exclude<BiodataField, keyof ReturnType<typeof presentListed> | 'phone'>, null>;

export function presentProfileSummary(profile: ProfileSummaryRow & { owner: OwnerRow }): ProfileSummary {
  return {
    ...presentListed(profile),
    phone: profile.phone,
    mother: profile.motherName,
    motherGotra: profile.motherGotra,
    fatherMotherGotra: profile.fatherMotherGotra,
    motherMotherGotra: profile.motherMotherGotra,
    college: profile.college,
    organisation: profile.organisation,
    noOfBrothers: profile.brothers,
    noOfMarriedBrothers: profile.marriedBrothers,
    noOfsisters: profile.sisters,
    noOfMarriedSisters: profile.marriedSisters,
    listing: profile.listing,
    candidateKnows: profile.candidateKnowsSince !== null,
    user: presentUser(profile.owner),
  };
}

/** Return the fields of cards and tables, without the number, which needs a reveal. */
const presentListed = (profile: FoundRow) => ({
  id: profile.id,
  fullname: profile.fullName,
  fullnameHindi: profile.fullNameHindi,
  gender: profile.gender,
  dateOfBirth: toWireDate(profile.dateOfBirth),
  age: ageOn(profile.dateOfBirth),
  height: profile.height,
  currentLiveCity: profile.city,
  gotra: profile.gotra,
  village: profile.village,
  father: profile.fatherName,
  image: presentPhoto(profile.photoKey),
  imagePublicID: profile.photoKey,
  education: profile.education,
  occupation: profile.occupation,
  employedIn: profile.employment,
  createdAt: profile.createdAt.toISOString(),
});

/** For an administrator: a family must not learn another account's name. */
export const presentCopiedPhoto = ({
  holderId,
  holderName,
  holderVillage,
  uploadedAt,
  ...copied
}: CopiedPhotoRow): CopiedPhoto => ({
  ...copied,
  uploadedAt: uploadedAt?.toISOString() ?? null,
  holder:
    holderName === null || holderVillage === null
      ? null
      : { userId: holderId, name: holderName, village: holderVillage },
});
