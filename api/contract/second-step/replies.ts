import { array, boolean, number, object, string, type InferType } from 'yup';
import { message } from '../common/index.ts';

export const passkeySchema = object({
  id: number().integer().required(),
  name: string().required(),
  createdAt: string().required(),
  lastUsedAt: string().nullable().defined(),
});

/** How an administrator's account is protected, and which steps this session has passed. */
export const secondStepReplySchema = object({
  /** Whether other calls require a second step. A demo requires none until one is set up. */
  isNeeded: boolean().required(),
  isSetUp: boolean().required(),
  /** Setting up a first one requires a code that was not entered in this session. */
  needsCode: boolean().required(),
  /** Whether it was passed within ten minutes. */
  isFresh: boolean().required(),
  totp: boolean().required(),
  passkeys: array(passkeySchema).required(),
  /** How many are unused. */
  recoveryCodes: number().integer().required(),
});

/** For an authenticator app: the address for a QR code, and the text to type. */
export const totpSecretReplySchema = object({ secret: string().required(), uri: string().required() });

/** The options for the browser's WebAuthn, as JSON. */
export const passkeyOptionsReplySchema = object({ options: string().required() });

/** `recoveryCodes`: new recovery codes, which are returned only once; empty if none were made. */
export const setUpReplySchema = object({ recoveryCodes: array(string().required()).required(), message });

/** The code for setting up a new second step, in groups. Null if no code is needed. */
export const resetStepReplySchema = object({ code: string().nullable().defined(), message });

export type Passkey = InferType<typeof passkeySchema>;
export type SecondStepReply = InferType<typeof secondStepReplySchema>;
export type TotpSecretReply = InferType<typeof totpSecretReplySchema>;
export type SetUpReply = InferType<typeof setUpReplySchema>;
