import { object, string, type InferType } from 'yup';
import { RECOVERY_CODE_LENGTH } from '../accounts/index.ts';
import { line, plainDigits, sentence } from '../common/index.ts';
import { RECOVERY_ALPHABET, RECOVERY_LENGTH, TOTP_LENGTH } from './values.ts';

const unspaced = (value: unknown) => (typeof value === 'string' ? plainDigits(value).toUpperCase() : value);

export const totpCodeSchema = object({
  code: string()
    .transform(unspaced)
    .required(sentence('invalid.step.code'))
    .matches(new RegExp(`^\\d{${TOTP_LENGTH}}$`), sentence('invalid.step.code')),
});

/** The code for a new second step: an administrator reads it out, in three groups of four digits. */
export const setUpCodeSchema = object({
  code: string()
    .transform(unspaced)
    .required(sentence('invalid.code.length'))
    .matches(new RegExp(`^\\d{${RECOVERY_CODE_LENGTH}}$`), sentence('invalid.code.length')),
});

export const recoveryCodeSchema = object({
  code: string()
    .transform(unspaced)
    .required(sentence('invalid.step.recovery'))
    .matches(new RegExp(`^[${RECOVERY_ALPHABET}]{${RECOVERY_LENGTH}}$`), sentence('invalid.step.recovery')),
});

const answer = string()
  .required(sentence('invalid.step.passkey'))
  .max(20_000, sentence('invalid.step.passkey'));

export const passkeyAnswerSchema = object({ answer });

export const newPasskeySchema = object({
  answer,
  name: line(60).required(sentence('invalid.step.name')),
});

export type RecoveryCodeForm = InferType<typeof recoveryCodeSchema>;
export type PasskeyAnswerForm = InferType<typeof passkeyAnswerSchema>;
export type NewPasskeyForm = InferType<typeof newPasskeySchema>;
