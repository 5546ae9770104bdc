import {
  type CopiedPhoto,
  FIELD_NAMES,
  type FamilyContact,
  type FoundProfile,
  isListed,
  isParagraph,
  isRevealed,
  type Profile,
  type ProfileSummary,
  type RevealedField,
  type ViewedProfile,
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
import { fieldsOf } from './columns.ts';
import type {
  FoundRow,
  FoundWithOwner,
  ProfileRow,
  ProfileSummaryRow,
  ProfileWithOwner,
} from './models/profile.ts';
import { profilePolicy } from './policy.ts';

const LISTED = FIELD_NAMES.filter(isListed);
const HIDDEN = FIELD_NAMES.filter((name) => !isListed(name));
const REVEALED = FIELD_NAMES.filter(isRevealed);
const IN_SUMMARY = FIELD_NAMES.filter((name) => !isParagraph(name));

export const presentProfile = (profile: ProfileWithOwner): Profile => ({
  ...fieldsOf(profile, FIELD_NAMES),
  ...computed(profile),
  ...ofFamily(profile),
});

export const presentProfileSummary = (profile: ProfileSummaryRow & { owner: OwnerRow }): ProfileSummary => ({
  ...fieldsOf(profile, IN_SUMMARY),
  ...computed(profile),
  ...ofFamily(profile),
});

/** Return what a family gets when it reveals a number: the number and the contact. */
export const presentContact = (profile: Pick<ProfileRow, RevealedField>): FamilyContact =>
  fieldsOf(profile, REVEALED);

/** Return an opened biodata, with another family's number only if the account has revealed it. */
export function presentViewed(profile: ProfileWithOwner & WithTaken, actor: Actor): ViewedProfile {
  const whole = presentProfile(profile);
  if (profilePolicy.readWhole(actor, profile)) return whole;
  const revealed = profile.takenPhone === null ? NOT_REVEALED : presentContact(profile);
  return { ...whole, ...KEPT_BACK, ...revealed, user: presentFamily(profile.owner) };
}

export const presentWhole = (profile: ProfileWithOwner): FoundProfile => ({
  ...presentProfile(profile),
  shownSince: shownSince(profile),
});

/** Return a search result with the fields of cards and tables only. `getProfile` returns the rest. */
export const presentFound = (profile: FoundWithOwner & WithTaken): FoundProfile => ({
  ...fieldsOf(profile, LISTED),
  ...HIDDEN_FIELDS,
  ...computed(profile),
  ...KEPT_BACK,
  phoneTaken: profile.takenPhone !== null,
  user: presentFamily(profile.owner),
  shownSince: shownSince(profile),
});

const nulls = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, null])) as Record<Name, null>;

const HIDDEN_FIELDS = nulls(HIDDEN);
const NOT_REVEALED = nulls(REVEALED);

/** Values that other families never get. */
const KEPT_BACK = { listing: null, candidateKnows: null, gotraRule: null };

/** Return when other accounts could first see a biodata: after its creation and its family's approval. */
const shownSince = ({ createdAt, owner }: FoundWithOwner) =>
  (createdAt > owner.statusSince ? createdAt : owner.statusSince).toISOString();

const computed = ({ id, dateOfBirth, heightCm, photoKey, createdAt }: FoundRow) => ({
  id,
  dateOfBirth: toWireDate(dateOfBirth),
  age: ageOn(dateOfBirth),
  heightCm,
  image: presentPhoto(photoKey),
  imagePublicID: photoKey,
  createdAt: createdAt.toISOString(),
});

const ofFamily = ({
  listing,
  gotraRule,
  candidateKnowsSince,
  owner,
}: ProfileSummaryRow & { owner: OwnerRow }) => ({
  listing,
  candidateKnows: candidateKnowsSince !== null,
  gotraRule,
  user: presentUser(owner),
});

/** For administrators only: a family must not learn the name of the account that a copy was made for. */
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
