import { array, boolean, number, object, string } from 'yup';
import type { InferType } from 'yup';
import {
  ACCOUNT_FIELDS,
  AUDIT_ACTIONS,
  EMPLOYMENTS,
  GENDERS,
  LANGUAGES,
  ROLES,
  VILLAGES,
} from './constants.ts';
import { ERROR_CODES } from './errors.ts';

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

/** A biodata in a list of accounts: without its paragraphs, which no list shows and which make up nearly all of its length. */
export const profileSummarySchema = profileSchema.omit([
  'aboutme',
  'hobbies',
  'aboutmyfamily',
  'aboutmycareer',
  'aboutmyeducation',
]);

export const userWithProfilesSchema = object({
  ...userFields,
  /** ISO instant from which on the account has its present standing: since when a pending one waits. */
  standingSince: string().required(),
  profiles: array(profileSummarySchema).required(),
});

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

/** What a line of the audit log is about: an account, a biodata, or (an export) neither. */
const AUDIT_SUBJECTS = ['user', 'profile'] as const;

/** Who did what to whom, and when. The names are those of that day; an `actorId` of null is the command line. */
export const auditEntrySchema = object({
  id: number().integer().required(),
  actorId: number().integer().nullable().defined(),
  actorName: string().required(),
  action: string().oneOf(AUDIT_ACTIONS).required(),
  subjectKind: string().oneOf(AUDIT_SUBJECTS).nullable().defined(),
  subjectId: number().integer().nullable().defined(),
  /** The account's or biodata's name; of an export which list: `users` or `biodata`. */
  subjectName: string().required(),
  /** The account that it concerns: itself, or the one whose biodata it was. */
  userId: number().integer().nullable().defined(),
  from: string().nullable().defined(),
  to: string().nullable().defined(),
  /** Of an account that was edited: which fields, not what stood in them. */
  changed: array(string().oneOf(ACCOUNT_FIELDS).required()).required(),
  /** Of an export: the query by which the list was narrowed and sorted (`status=pending&sort=name`), and how many rows it had. */
  filters: string().nullable().defined(),
  rows: number().integer().nullable().defined(),
  createdAt: string().required(),
});
export const auditReplySchema = object({ entries: array(auditEntrySchema).required(), ...paging });

/** What became of each account of a review, in the order asked for. `code` says why not. */
export const reviewReplySchema = object({
  results: array(
    object({
      id: number().integer().required(),
      ok: boolean().required(),
      message,
      code: string().oneOf(ERROR_CODES).optional(),
    }),
  ).required(),
  message,
});

const amount = number().integer().required();

/** The figures of the charts. */
export const statisticsReplySchema = object({
  /** The last weeks, oldest first; the last one is under way. Accounts that are there, and decisions that were made. */
  weeks: array(
    object({
      /** Its Monday in India, `yyyy-MM-dd`. */
      monday: string().required(),
      registrations: amount,
      approvals: amount,
    }),
  ).required(),
  /** Biodata by village, all eleven, in the order of `VILLAGES`. */
  villages: array(
    object({ village: string().oneOf(VILLAGES).required(), male: amount, female: amount }),
  ).required(),
  /** Biodata by age today, in the order of `AGE_BANDS`. */
  ages: array(
    object({ from: amount, to: number().integer().nullable().defined(), male: amount, female: amount }),
  ).required(),
});

/** What runs, and on what: nothing secret, no address, no path. */
export const systemReplySchema = object({
  api: string().required(),
  contract: string().required(),
  node: string().required(),
  database: object({
    kind: string().oneOf(['MariaDB', 'MySQL']).required(),
    version: string().required(),
  }).required(),
  redis: string().required(),
  photoStore: string().oneOf(['disk', 'cloudinary']).required(),
  mailStore: string().oneOf(['outbox', 'smtp']).required(),
  /** Whether this is a demo: its sign-ins are known to everybody. */
  demo: boolean().required(),
  /** Whole seconds since the process that answers was started. */
  uptime: amount,
});

export type User = InferType<typeof userSchema>;
export type SessionUser = InferType<typeof sessionUserSchema>;
export type Profile = InferType<typeof profileSchema>;
export type ProfileSummary = InferType<typeof profileSummarySchema>;
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
export type ReviewReply = InferType<typeof reviewReplySchema>;
export type StatisticsReply = InferType<typeof statisticsReplySchema>;
export type SystemReply = InferType<typeof systemReplySchema>;
