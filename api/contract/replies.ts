import { array, boolean, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { AUDIT_ACTIONS, EMPLOYMENTS, GENDERS, LANGUAGES, ROLES, VILLAGES } from './constants.ts';

/** What the API answers (specification sections 3 and 7), under the specification's own field names. */

const message = string().required();

const userFields = {
  id: number().integer().required(),
  /** The father of the sons and daughters; the account is his. */
  name: string().required(),
  /** The grandfather. */
  Father: string().required(),
  email: string().required(),
  phone: string().required(),
  village: string().oneOf(VILLAGES).required(),
  role: string().oneOf(ROLES).required(),
  /** Path under the API host, or null. */
  image: string().nullable().defined(),
  IsApproved: boolean().required(),
  IsRejected: boolean().required(),
  /** ISO instant of the registration. */
  createdAt: string().required(),
};

export const userSchema = object(userFields);

/** The signed-in user, with what they may do, decided by the API's own policies so that a button and its call can't disagree. */
export const sessionUserSchema = object({
  ...userFields,
  language: string().oneOf(LANGUAGES).required(),
  can: object({
    search: boolean().required(),
    administer: boolean().required(),
    /** Delete accounts without biodata. */
    purge: boolean().required(),
  }).required(),
});

export const profileSchema = object({
  id: number().integer().required(),
  fullname: string().required(),
  gender: string().oneOf(GENDERS).required(),
  /** ISO string at UTC midnight. */
  dateOfBirth: string().required(),
  /** Whole years today, in India. Never stored. */
  age: number().integer().required(),
  height: string().defined(),
  currentLiveCity: string().required(),
  gotra: string().required(),
  phone: string().required(),
  village: string().oneOf(VILLAGES).required(),
  father: string().required(),
  mother: string().required(),
  /** Path under the API host, or null. */
  image: string().nullable().defined(),
  imagePublicID: string().nullable().defined(),
  aboutme: string().defined(),
  hobbies: string().defined(),
  aboutmyfamily: string().defined(),
  aboutmycareer: string().defined(),
  aboutmyeducation: string().defined(),
  education: string().defined(),
  college: string().defined(),
  occupation: string().defined(),
  organisation: string().defined(),
  employedIn: string().oneOf(EMPLOYMENTS).required(),
  noOfBrothers: number().integer().required(),
  noOfMarriedBrothers: number().integer().required(),
  noOfsisters: number().integer().required(),
  noOfMarriedSisters: number().integer().required(),
  createdAt: string().required(),
  user: userSchema.required(),
});

export const userWithProfilesSchema = object({ ...userFields, profiles: array(profileSchema).required() });

const paging = { total: number().required(), page: number().required(), pageSize: number().required() };

export const sessionReplySchema = object({ user: sessionUserSchema.required(), message });
export const messageReplySchema = object({ message });
export const profilesReplySchema = object({ profiles: array(profileSchema).required(), ...paging });
export const ownProfilesReplySchema = profilesReplySchema.shape({ message });
export const profileReplySchema = object({ profile: profileSchema.required(), message });
export const usersReplySchema = object({ users: array(userWithProfilesSchema).required(), ...paging });
export const userReplySchema = object({ User: userSchema.required() });
export const updateUserReplySchema = object({ UpdateUser: userSchema.required(), message });
export const userProfilesReplySchema = object({
  userProfilesList: array(profileSchema).required(),
  ...paging,
  message,
});
export const countReplySchema = object({ count: number().required() });
export const forgotPasswordReplySchema = object({
  email: string().required(),
  hashed: string().required(),
  message,
});
export const resetPasswordReplySchema = object({ user_verfiytoken: boolean().required(), message });
export const countsReplySchema = object({
  totaluserCount: number().required(),
  totalProfiles: number().required(),
  totalApprovedUsers: number().required(),
  totalApprovalPendingUsers: number().required(),
  totalMaleProfiles: number().required(),
  totalFemaleProfiles: number().required(),
  totalRejectedUsers: number().required(),
  message,
});

/** Who did what to whom, and when. The names are those of that day; an `actorId` of null is the command line. */
export const auditEntrySchema = object({
  id: number().integer().required(),
  actorId: number().integer().nullable().defined(),
  actorName: string().required(),
  action: string().oneOf(AUDIT_ACTIONS).required(),
  subjectId: number().integer().nullable().defined(),
  subjectName: string().required(),
  from: string().nullable().defined(),
  to: string().nullable().defined(),
  createdAt: string().required(),
});
export const auditReplySchema = object({ entries: array(auditEntrySchema).required(), ...paging });

export type User = InferType<typeof userSchema>;
export type SessionUser = InferType<typeof sessionUserSchema>;
export type Profile = InferType<typeof profileSchema>;
export type UserWithProfiles = InferType<typeof userWithProfilesSchema>;
export type SessionReply = InferType<typeof sessionReplySchema>;
export type MessageReply = InferType<typeof messageReplySchema>;
export type ProfilesReply = InferType<typeof profilesReplySchema>;
export type OwnProfilesReply = InferType<typeof ownProfilesReplySchema>;
export type ProfileReply = InferType<typeof profileReplySchema>;
export type UsersReply = InferType<typeof usersReplySchema>;
export type UserReply = InferType<typeof userReplySchema>;
export type UpdateUserReply = InferType<typeof updateUserReplySchema>;
export type UserProfilesReply = InferType<typeof userProfilesReplySchema>;
export type CountReply = InferType<typeof countReplySchema>;
export type CountsReply = InferType<typeof countsReplySchema>;
export type ForgotPasswordReply = InferType<typeof forgotPasswordReplySchema>;
export type ResetPasswordReply = InferType<typeof resetPasswordReplySchema>;
export type AuditEntry = InferType<typeof auditEntrySchema>;
export type AuditReply = InferType<typeof auditReplySchema>;
