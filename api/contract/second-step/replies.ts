import { array, boolean, number, object, string, type InferType } from 'yup';
import { message } from '../common/index.ts';

export const passkeySchema = object({
  id: number().integer().required(),
  name: string().required(),
  createdAt: string().required(),
  lastUsedAt: string().nullable().defined(),
});

export const secondStepReplySchema = object({
  /** Whether all other calls require a second step. A demo site requires one only after one is set up. */
  isNeeded: boolean().required(),
  isSetUp: boolean().required(),
  /** Whether the account must enter a set-up code before it can add its first passkey or app. */
  needsCode: boolean().required(),
  /** Whether the second step was passed in the last ten minutes. */
  isFresh: boolean().required(),
  totp: boolean().required(),
  passkeys: array(passkeySchema).required(),
  /** The number of unused recovery codes. */
  recoveryCodes: number().integer().required(),
});

/** The secret of an authenticator app: `uri` is for its QR code, `secret` for typing. */
export const totpSecretReplySchema = object({ secret: string().required(), uri: string().required() });

export const passkeyOptionsReplySchema = object({ options: string().required() });

/** New recovery codes, which are returned only once. */
export const setUpReplySchema = object({ recoveryCodes: array(string().required()).required(), message });

/** The code for setting up a new second step; null if no code is needed. */
export const resetStepReplySchema = object({ code: string().nullable().defined(), message });

export type Passkey = InferType<typeof passkeySchema>;
export type SecondStepReply = InferType<typeof secondStepReplySchema>;
export type TotpSecretReply = InferType<typeof totpSecretReplySchema>;
export type SetUpReply = InferType<typeof setUpReplySchema>;
