import { object, string } from 'yup';
import type { InferType } from 'yup';
import { mobile, personName, phone, sentence, village } from '../common/index.ts';

/** Rules of an account's fields (specification section 5), one per field, composed into the forms below. */

export const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 128;
export const OTP_LENGTH = 6;

export const email = string()
  .trim()
  .lowercase()
  .required(sentence('invalid.email'))
  .max(254, sentence('invalid.email'))
  // yup's own email rule takes `a@b`; an address that no mail reaches would lock its owner out of a reset.
  // Plain letters alone: the database finds an address without regard to accents and to what nobody sees, and
  // each has to have one spelling.
  .matches(/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/, sentence('invalid.email'));

/** Never trimmed or changed: blanks are part of a password. */
export const password = string()
  .required(sentence('invalid.password.short'))
  .min(MIN_PASSWORD_LENGTH, sentence('invalid.password.short'))
  .max(MAX_PASSWORD_LENGTH, sentence('invalid.password.long'));

export const loginSchema = object({
  phone: mobile('invalid.phone.short'),
  password,
});

/** `name` is the father of the son or daughter, `Father` the grandfather (specification section 3). */
export const accountFields = {
  name: personName('invalid.father'),
  email,
  Father: personName('invalid.grandfather'),
  phone,
  password,
  village,
};

export const registerSchema = object(accountFields);

export const editUserSchema = object({
  name: personName('invalid.user.name'),
  email,
  phone,
  village,
  Father: personName('invalid.user.father'),
});

export const forgotPasswordSchema = object({ email });

export const resetPasswordSchema = object({
  password,
  otp: string()
    .required(sentence('invalid.otp.length'))
    .length(OTP_LENGTH, sentence('invalid.otp.length'))
    .matches(/^\d+$/, sentence('invalid.otp.digits')),
});

export type LoginForm = InferType<typeof loginSchema>;
export type RegisterForm = InferType<typeof registerSchema>;
export type EditUserForm = InferType<typeof editUserSchema>;
export type ForgotPasswordForm = InferType<typeof forgotPasswordSchema>;
export type ResetPasswordForm = InferType<typeof resetPasswordSchema>;
