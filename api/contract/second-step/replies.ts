import { array, boolean, number, object, string, type InferType } from 'yup';
import { message } from '../common/index.ts';

export const passkeySchema = object({
  id: number().integer().required(),
  name: string().required(),
  createdAt: string().required(),
  lastUsedAt: string().nullable().defined(),
});

/** How an administrator's account is protected, and how far this session has come. */
export const secondStepReplySchema = object({
  /** Without one nothing else answers: not so where the demo community is, until one is set up. */
  isNeeded: boolean().required(),
  isSetUp: boolean().required(),
  /** Setting up a first one requires a code that was not entered in this session. */
  needsCode: boolean().required(),
  /** Passed within ten minutes. */
  isFresh: boolean().required(),
  totp: boolean().required(),
  passkeys: array(passkeySchema).required(),
  /** How many are left. */
  recoveryCodes: number().integer().required(),
});

/** For an authenticator app: as an address in a QR code, and as text to type. */
export const totpSecretReplySchema = object({ secret: string().required(), uri: string().required() });

/** What the browser's WebAuthn takes, as JSON. */
export const passkeyOptionsReplySchema = object({ options: string().required() });

/** `recoveryCodes`: those that were made with the first way in, else none. They are told this once. */
export const setUpReplySchema = object({ recoveryCodes: array(string().required()).required(), message });

/** The code for setting up a new one, in groups. Null if no code is needed. */
export const resetStepReplySchema = object({ code: string().nullable().defined(), message });

export type Passkey = InferType<typeof passkeySchema>;
export type SecondStepReply = InferType<typeof secondStepReplySchema>;
export type TotpSecretReply = InferType<typeof totpSecretReplySchema>;
export type SetUpReply = InferType<typeof setUpReplySchema>;
