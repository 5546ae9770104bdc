import { array, boolean, number, object, string, type InferType, type Schema } from 'yup';
import { familySchema, userSchema } from '../accounts/index.ts';
import { message, pageReply, VILLAGES } from '../common/index.ts';
import type { FieldFacts } from './field-facts.ts';
import {
  factsOf,
  FIELD_NAMES,
  isListed,
  isParagraph,
  isRevealed,
  ofEachField,
  type BiodataField,
  type FieldValue,
  type ListedField,
  type RevealedField,
} from './field-names.ts';
import { FILTER_NAMES, GOTRA_RULES, LISTINGS } from './values.ts';

/** Replies about biodata (specification sections 3 and 7), with the specification's field names. */

type FieldReplies = { [Name in BiodataField]: Schema<FieldValue<Name>> };

function replyOf(facts: FieldFacts): Schema {
  if (facts.kind === 'count') return number().integer().required();
  if (facts.kind === 'village') return string().oneOf(VILLAGES).required();
  if (facts.kind === 'choice') {
    const choices = Object.keys(facts.choices);
    return facts.optional
      ? string()
          .oneOf(['', ...choices])
          .defined()
      : string().oneOf(choices).required();
  }
  return facts.optional ? string().defined() : string().required();
}

const fieldReplies: FieldReplies = ofEachField((name) => replyOf(factsOf(name)));

export const profileSchema = object({
  id: number().integer().required(),
  ...fieldReplies,
  /** The age in whole years, as of today in India. It is never stored. */
  age: number().integer().required(),
  image: string().nullable().defined(),
  imagePublicID: string().nullable().defined(),
  listing: string().oneOf(LISTINGS).required(),
  candidateKnows: boolean().required(),
  /** The height in whole centimetres, read from the text `height`; null if the text is blank or unclear. */
  heightCm: number().integer().nullable().defined(),
  /** Which biodata the search leaves out for this candidate. */
  gotraRule: string().oneOf(GOTRA_RULES).required(),
  createdAt: string().required(),
  user: userSchema.required(),
});

type Nullable<Names extends BiodataField> = { [Name in Names]: Schema<FieldValue<Name> | null> };

const nullable = <Names extends BiodataField>(names: readonly Names[]) =>
  Object.fromEntries(names.map((name) => [name, fieldReplies[name].nullable()])) as Nullable<Names>;

/**
 * A biodata as the viewer opens it. Another family's phone number and contact are null until the number is
 * revealed, and that family's account has only its name. Owners and administrators get all fields, also in
 * lists.
 */
export const viewedProfileSchema = profileSchema.shape({
  ...nullable(FIELD_NAMES.filter(isRevealed)),
  /** The listing is null for another family's biodata: other families see only open biodata. */
  listing: string().oneOf(LISTINGS).nullable().defined(),
  candidateKnows: boolean().nullable().defined(),
  gotraRule: string().oneOf(GOTRA_RULES).nullable().defined(),
  /** A sentence about gotras that are the same as those of `forProfile`; null without `forProfile`. */
  clash: string().nullable().optional(),
  user: familySchema.required(),
});

/** What `revealPhone` returns: the number and the contact. */
export const contactFields = Object.fromEntries(
  FIELD_NAMES.filter(isRevealed).map((name) => [name, fieldReplies[name]]),
) as { [Name in RevealedField]: Schema<FieldValue<Name>> };

type HiddenField = Exclude<BiodataField, ListedField>;

const isHidden = (name: BiodataField): name is HiddenField => !isListed(name);

/** A biodata in a search result. Another family's biodata has null for fields that lists don't show. */
export const foundProfileSchema = viewedProfileSchema.shape({
  ...nullable(FIELD_NAMES.filter(isHidden)),
  /** Whether the viewer has already revealed the other family's current phone number. */
  phoneTaken: boolean().optional(),
  /** When other families could first see the biodata: its creation, or the later approval of its account. */
  shownSince: string().optional(),
});

export const profileSummarySchema = profileSchema.omit(FIELD_NAMES.filter(isParagraph));

export const profilesReplySchema = object({ profiles: array(profileSchema).required(), ...pageReply });
const bound = number().integer().optional();
const nearestSchema = object({
  more: number().integer().required(),
  without: string().oneOf(FILTER_NAMES).optional(),
  minAge: bound,
  maxAge: bound,
  minHeight: bound,
  maxHeight: bound,
});
export const foundProfilesReplySchema = object({
  profiles: array(foundProfileSchema).required(),
  ...pageReply,
  /** How many biodata that match the other filters are left out by the gotra rule of `forProfile`. */
  leftOut: number().integer().optional(),
  /** For an empty first page: at most three small changes of the filters, and how many biodata each finds. */
  nearest: array(nearestSchema.required()).optional(),
});
export const ownProfilesReplySchema = profilesReplySchema.shape({
  /** Ids of the biodata about which the family is asked whether it is still looking. */
  stillLooking: array(number().integer().required()).required(),
  /** The number of unread lines in each biodata's access log; biodata without unread lines are left out. */
  newInLedger: array(
    object({ profileId: number().integer().required(), lines: number().integer().required() }),
  ).required(),
  /** Biodata whose photo is a copy that the site served: the family is asked for the original photo. */
  copiedPhotos: array(
    object({
      profileId: number().integer().required(),
      isOwn: boolean().required(),
    }),
  ).required(),
  message,
});
export const gotrasReplySchema = object({
  gotras: array(object({ id: number().integer().required(), name: string().required() })).required(),
});
export const profileReplySchema = object({ profile: viewedProfileSchema.required(), message });
const copiedPhotoSchema = object({
  profileId: number().integer().required(),
  /** When the photo was uploaded; null if that was before the site recorded uploads. */
  uploadedAt: string().nullable().defined(),
  hasNoOther: boolean().required(),
  /** The biodata with the original; null if that biodata is deleted or has another photo. */
  ofProfileId: number().integer().nullable().defined(),
  ofFullname: string().nullable().defined(),
  /** The account that the copy was made for; null a year after that account was deleted. */
  holder: object({
    userId: number().integer().nullable().defined(),
    name: string().required(),
    village: string().oneOf(VILLAGES).required(),
  })
    .nullable()
    .defined(),
});
export const userProfilesReplySchema = object({
  userProfilesList: array(profileSchema).required(),
  ...pageReply,
  copiedPhotos: array(copiedPhotoSchema.required()).required(),
  message,
});

export type FamilyContact = { [Name in RevealedField]: FieldValue<Name> };
export type Profile = InferType<typeof profileSchema>;
export type ViewedProfile = InferType<typeof viewedProfileSchema>;
export type FoundProfile = InferType<typeof foundProfileSchema>;
export type ProfileSummary = InferType<typeof profileSummarySchema>;
export type ProfilesReply = InferType<typeof profilesReplySchema>;
export type FoundProfilesReply = InferType<typeof foundProfilesReplySchema>;
export type OwnProfilesReply = InferType<typeof ownProfilesReplySchema>;
export type ProfileReply = InferType<typeof profileReplySchema>;
export type UserProfilesReply = InferType<typeof userProfilesReplySchema>;
export type Gotra = InferType<typeof gotrasReplySchema>['gotras'][number];
export type NearestStep = InferType<typeof nearestSchema>;
export type CopiedPhoto = UserProfilesReply['copiedPhotos'][number];
