import { array, boolean, number, object, string, type InferType } from 'yup';
import { message, VILLAGES } from '../common/index.ts';
import { LANGUAGES } from '../messages/index.ts';
import { DEVICE_KINDS, REASONS, ROLES } from './values.ts';

/** Replies about accounts (specification sections 3 and 7), with the specification's field names. */

export const userFields = {
  id: number().integer().required(),
  /** The candidates' father, who owns the account. */
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

/** An account as other families see it. Only its holder and administrators get the other fields. */
export const familySchema = object({
  ...userFields,
  email: string().optional(),
  phone: string().optional(),
  role: string().oneOf(ROLES).optional(),
  image: string().nullable().optional(),
  IsApproved: boolean().optional(),
  IsRejected: boolean().optional(),
  createdAt: string().optional(),
});

const reasons = array(string().oneOf(REASONS).required()).required();

/** Why an account was rejected. Kept until it is approved. */
export const rejectionSchema = object({
  /** Empty if no reasons were given. */
  reasons,
  note: string().defined(),
  /** The reasons that the family has corrected since. */
  mended: reasons,
  /** ISO instants. The family resubmitted the account at `sentAgainAt` and now waits. */
  rejectedAt: string().required(),
  sentAgainAt: string().nullable().defined(),
});

/** Permissions come from the API's own policies, so that a button and its call agree. */
export const sessionUserSchema = object({
  ...userFields,
  language: string().oneOf(LANGUAGES).required(),
  /** Whether the family was told that other families see who opened a biodata or revealed a number. */
  noticeRead: boolean().required(),
  /** An administrator made a code for a new password, and the family hasn't read the notice yet. */
  recovery: object({
    by: string().required(),
    at: string().required(),
    /** When a code was first used that the family has not read about. */
    usedAt: string().nullable().defined(),
    /** Whether the family can remove the notice here: the browser was known before the code was used. */
    canBeRead: boolean().required(),
  })
    .nullable()
    .defined(),
  can: object({
    search: boolean().required(),
    administer: boolean().required(),
    purge: boolean().required(),
  }).required(),
});

export const sessionReplySchema = object({ user: sessionUserSchema.required(), message });

/** A browser in which the account is signed in. Device, browser and system are not always known. */
export const sessionSchema = object({
  /** Identifies the session, but can't be used to sign in. */
  id: string().required(),
  device: string().oneOf(DEVICE_KINDS).nullable().defined(),
  browser: string().nullable().defined(),
  system: string().nullable().defined(),
  /** ISO instants. */
  signedInAt: string().required(),
  lastUsedAt: string().required(),
  /** Whether it is the caller's session. */
  isThis: boolean().required(),
});
export const sessionsReplySchema = object({ sessions: array(sessionSchema).required() });

export const userReplySchema = object({
  User: userSchema.required(),
  /** The number of biodata that are deleted with the account. */
  biodata: number().integer().optional(),
});
export const updateUserReplySchema = object({ UpdateUser: userSchema.required(), message });
export const forgotPasswordReplySchema = object({
  email: string().required(),
  hashed: string().required(),
  message,
});
export const resetPasswordReplySchema = object({ user_verfiytoken: boolean().required(), message });

/** The code in three groups of four digits, for reading out. */
export const recoveryCodeReplySchema = object({
  code: string().required(),
  /** ISO instant. */
  expiresAt: string().required(),
  /** The language of mails to the family. */
  language: string().oneOf(LANGUAGES).required(),
  message,
});

/** A request by an administrator for a new password's code. */
export const recoveryRequestSchema = object({
  id: number().integer().required(),
  userId: number().integer().required(),
  /** The family's name at the time of the request. */
  name: string().required(),
  askedBy: string().required(),
  confirmedBy: string().nullable().defined(),
  /** ISO instants. */
  askedAt: string().required(),
  madeAt: string().nullable().defined(),
  usedAt: string().nullable().defined(),
  canConfirm: boolean().required(),
});
export const recoveryRequestsReplySchema = object({ requests: array(recoveryRequestSchema).required() });

export type User = InferType<typeof userSchema>;
export type Rejection = InferType<typeof rejectionSchema>;
export type Family = InferType<typeof familySchema>;
export type SessionUser = InferType<typeof sessionUserSchema>;
export type SessionReply = InferType<typeof sessionReplySchema>;
export type Session = InferType<typeof sessionSchema>;
export type SessionsReply = InferType<typeof sessionsReplySchema>;
export type UserReply = InferType<typeof userReplySchema>;
export type UpdateUserReply = InferType<typeof updateUserReplySchema>;
export type ForgotPasswordReply = InferType<typeof forgotPasswordReplySchema>;
export type RecoveryRequest = InferType<typeof recoveryRequestSchema>;
export type ResetPasswordReply = InferType<typeof resetPasswordReplySchema>;
