import { array, boolean, number, object, string, type InferType } from 'yup';
import { message, VILLAGES } from '../common/index.ts';
import { LANGUAGES } from '../messages/index.ts';
import { DEVICE_KINDS, REASONS, ROLES } from './values.ts';

export const userFields = {
  id: number().integer().required(),
  name: string().required(),
  Father: string().required(),
  email: string().required(),
  phone: string().required(),
  village: string().oneOf(VILLAGES).required(),
  role: string().oneOf(ROLES).required(),
  /** The photo's path under the API host, or null. */
  image: string().nullable().defined(),
  IsApproved: boolean().required(),
  IsRejected: boolean().required(),
  createdAt: string().required(),
};

export const userSchema = object(userFields);

/** An account as other families see it: only its holder and administrators get the optional fields. */
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

export const rejectionSchema = object({
  reasons,
  note: string().defined(),
  /** The rejection reasons that the family reported as corrected. */
  mended: reasons,
  /** When the family was rejected, and when it sent its account again (`sentAgainAt`), as ISO times. */
  rejectedAt: string().required(),
  sentAgainAt: string().nullable().defined(),
});

/** The caller's account. Its permissions come from the API's policies, so that buttons and calls agree. */
export const sessionUserSchema = object({
  ...userFields,
  language: string().oneOf(LANGUAGES).required(),
  /** Whether the family has read the notice that others see who opens a biodata. */
  noticeRead: boolean().required(),
  /** Set while the family hasn't read the notice that an administrator made a recovery code. */
  recovery: object({
    by: string().required(),
    at: string().required(),
    /** When a recovery code first set a new password since the family last read the notice. */
    usedAt: string().nullable().defined(),
    /** Whether the notice can be dismissed: only in a browser known before the recovery code was used. */
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

export const sessionSchema = object({
  /** An id that names a session in the list of sessions, but can't be used to sign in. */
  id: string().required(),
  device: string().oneOf(DEVICE_KINDS).nullable().defined(),
  browser: string().nullable().defined(),
  system: string().nullable().defined(),
  signedInAt: string().required(),
  lastUsedAt: string().required(),
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

export const recoveryCodeReplySchema = object({
  code: string().required(),
  expiresAt: string().required(),
  language: string().oneOf(LANGUAGES).required(),
  message,
});

export const recoveryRequestSchema = object({
  id: number().integer().required(),
  userId: number().integer().required(),
  name: string().required(),
  askedBy: string().required(),
  confirmedBy: string().nullable().defined(),
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
