import { object, string } from 'yup';
import type { InferType } from 'yup';
import {
  MAX_NAME_LENGTH,
  MAX_PASSWORD_LENGTH,
  MIN_NAME_LENGTH,
  MIN_PASSWORD_LENGTH,
  OTP_LENGTH,
  PHONE_LENGTH,
  VILLAGES,
} from './constants.ts';
import type { MessageKey } from './messages/index.ts';
import { capitals, seen, sentence } from './text.ts';

/** Rules of an account's fields (specification section 5), one per field, composed into the forms below. */

const TEN_DIGITS = new RegExp(`^\\d{${PHONE_LENGTH}}$`);

const phoneRule = (tooShort: MessageKey) =>
  string()
    .trim()
    .required(tooShort)
    .test('short', tooShort, (value) => value.length >= PHONE_LENGTH)
    .matches(TEN_DIGITS, sentence('invalid.phone.digits'));

export const phone = phoneRule('invalid.phone.required');

/** A name in capitals, at least 3 characters that one sees; every screen has its own sentence for a shorter one. */
export const personName = (tooShort: MessageKey) =>
  capitals(MAX_NAME_LENGTH).required(tooShort).test(seen(MIN_NAME_LENGTH, tooShort));

export const email = string()
  .trim()
  .lowercase()
  .required(sentence('invalid.email'))
  .max(254, sentence('invalid.email'))
  // yup's own email rule takes `a@b`; an address that no mail reaches would lock its owner out of a reset. Plain letters alone:
  // the database finds an address without regard to accents and to what nobody sees, and each has to have one spelling.
  .matches(/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/, sentence('invalid.email'));

/** Never trimmed or changed: blanks are part of a password. */
export const password = string()
  .required(sentence('invalid.password.short'))
  .min(MIN_PASSWORD_LENGTH, sentence('invalid.password.short'))
  .max(MAX_PASSWORD_LENGTH, sentence('invalid.password.long'));

export const village = string()
  .trim()
  .uppercase()
  .required(sentence('invalid.village'))
  .oneOf(VILLAGES, sentence('invalid.village'));

export const loginSchema = object({
  phone: phoneRule('invalid.phone.short'),
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
