import { boolean, number, object, string, type InferType } from 'yup';
import { message, VILLAGES } from '../common/index.ts';
import { LANGUAGES } from '../messages/index.ts';
import { ROLES } from './values.ts';

/**
 * What the API answers of accounts (specification sections 3 and 7), under the specification's own field
 * names.
 */

export const userFields = {
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

/** An account as another family knows it. The rest is there for its holder and for administrators. */
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

/**
 * The signed-in user, with what they may do, decided by the API's own policies so that a button and its call
 * can't disagree.
 */
export const sessionUserSchema = object({
  ...userFields,
  language: string().oneOf(LANGUAGES).required(),
  /** Whether the person was told that families see who looked and who took their number. */
  noticeRead: boolean().required(),
  can: object({
    search: boolean().required(),
    administer: boolean().required(),
    /** Delete accounts without biodata. */
    purge: boolean().required(),
  }).required(),
});

export const sessionReplySchema = object({ user: sessionUserSchema.required(), message });
export const userReplySchema = object({ User: userSchema.required() });
export const updateUserReplySchema = object({ UpdateUser: userSchema.required(), message });
export const forgotPasswordReplySchema = object({
  email: string().required(),
  hashed: string().required(),
  message,
});
export const resetPasswordReplySchema = object({ user_verfiytoken: boolean().required(), message });

export type User = InferType<typeof userSchema>;
export type Family = InferType<typeof familySchema>;
export type SessionUser = InferType<typeof sessionUserSchema>;
export type SessionReply = InferType<typeof sessionReplySchema>;
export type UserReply = InferType<typeof userReplySchema>;
export type UpdateUserReply = InferType<typeof updateUserReplySchema>;
export type ForgotPasswordReply = InferType<typeof forgotPasswordReplySchema>;
export type ResetPasswordReply = InferType<typeof resetPasswordReplySchema>;
