import { object, string } from 'yup';
import type { InferType } from 'yup';
import {
  line,
  MAX_NAME_LENGTH,
  mobile,
  personName,
  phone,
  plainDigits,
  sentence,
  village,
} from '../common/index.ts';

export const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 128;
export const OTP_LENGTH = 6;

/** Remove invisible characters, which keyboards and copied text add: the API refuses an email with them. */
export const plainEmail = (text: string): string =>
  text.replace(/[\s\p{Cc}\p{Cf}]/gu, '').replace(/^mailto:/i, '');

export const email = string()
  .trim()
  .lowercase()
  .required(sentence('invalid.email'))
  .max(254, sentence('invalid.email'))
  // yup accepts `a@b`, which receives no mail. MySQL compares emails without accents, so allow plain letters
  // only. `.invalid` (RFC 2606) replaces an email that was removed from an account.
  .test('reachable', sentence('invalid.email'), (value) => !value.endsWith('.invalid'))
  .matches(/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/, sentence('invalid.email'));

/** A password is never trimmed, because blanks are part of it. */
export const password = string()
  .required(sentence('invalid.password.short'))
  .min(MIN_PASSWORD_LENGTH, sentence('invalid.password.short'))
  .max(MAX_PASSWORD_LENGTH, sentence('invalid.password.long'));

/** The caller's current password. A blank one is valid: the API decides whether a call needs the password. */
export const currentPassword = string().max(MAX_PASSWORD_LENGTH, sentence('invalid.password.long'));

export const typedPassword = currentPassword.required(sentence('refused.reauth'));

export const loginSchema = object({
  phone: mobile('invalid.phone.short'),
  password,
});

/** `name` is the field of the father's name, `Father` of the grandfather's (specification section 3). */
export const accountFields = {
  name: personName('invalid.father'),
  email,
  Father: personName('invalid.grandfather'),
  phone,
  password,
  village,
};

export const registerSchema = object(accountFields);

/** The fields of the check before sign-up: a phone or email already taken, a password too weak. */
export const availabilitySchema = object({
  phone,
  email,
  name: line(MAX_NAME_LENGTH),
  Father: line(MAX_NAME_LENGTH),
  village: line(MAX_NAME_LENGTH),
  password: string().max(MAX_PASSWORD_LENGTH, sentence('invalid.password.long')),
});

export const editUserSchema = object({
  name: personName('invalid.user.name'),
  email,
  phone,
  village,
  Father: personName('invalid.user.father'),
  /** The caller's password: required only to change the caller's own email or phone. */
  currentPassword,
});

/** The caller's password: required for calls that can't be undone. */
export const confirmPasswordSchema = object({ currentPassword: typedPassword });

/** The caller's password: required only to delete the caller's own account. */
export const deleteUserSchema = object({ currentPassword });

export const changePasswordSchema = object({ currentPassword, password });

/** A code of digits. Ignore blanks, and words that were copied with the code from its mail. */
const code = () =>
  string().transform((value: unknown) =>
    typeof value === 'string'
      ? plainDigits(value)
          .replace(/^\p{L}+(?=\d)/u, '')
          .replace(/(\d)\p{L}+$/u, '$1')
      : value,
  );

export const restoreContactsSchema = object({
  token: string().required(sentence('refused.restoreLink')).max(100, sentence('refused.restoreLink')),
});

export const forgotPasswordSchema = object({ email });

export const resetPasswordSchema = object({
  password,
  otp: code()
    .required(sentence('invalid.otp.length'))
    .length(OTP_LENGTH, sentence('invalid.otp.length'))
    .matches(/^\d+$/, sentence('invalid.otp.digits')),
});

/** The number of digits of a recovery code, which an administrator reads out in three groups of four. */
export const RECOVERY_CODE_LENGTH = 12;

export const recoverSchema = object({
  phone,
  code: code()
    .required(sentence('invalid.code.length'))
    .matches(new RegExp(`^\\d{${RECOVERY_CODE_LENGTH}}$`), sentence('invalid.code.length')),
  password,
});

export const detachEmailSchema = object({
  token: string().required(sentence('invalid.link')).max(100, sentence('invalid.link')),
});

export type RecoverForm = InferType<typeof recoverSchema>;
export type LoginForm = InferType<typeof loginSchema>;
export type AvailabilityForm = InferType<typeof availabilitySchema>;
export type RegisterForm = InferType<typeof registerSchema>;
export type EditUserForm = InferType<typeof editUserSchema>;
export type ChangePasswordForm = InferType<typeof changePasswordSchema>;
export type RestoreContactsForm = InferType<typeof restoreContactsSchema>;
export type ForgotPasswordForm = InferType<typeof forgotPasswordSchema>;
export type ResetPasswordForm = InferType<typeof resetPasswordSchema>;
