import { string } from 'yup';
import type { MessageKey } from '../messages/index.ts';
import { mobileDigits } from './digits.ts';
import { capitals, seen, sentence } from './text.ts';
import { VILLAGES } from './villages.ts';

/** Rules of what both an account and a biodata say of a person (specification section 5). */

export const MIN_NAME_LENGTH = 3;
export const MAX_NAME_LENGTH = 100;
export const PHONE_LENGTH = 10;

const TEN_DIGITS = new RegExp(`^\\d{${PHONE_LENGTH}}$`);

/** A mobile number in any usual form. Every screen has its own sentence for a shorter one. */
export const mobile = (tooShort: MessageKey) =>
  string()
    .transform((value: unknown) => (typeof value === 'string' ? mobileDigits(value) : value))
    .trim()
    .required(tooShort)
    .test('short', tooShort, (value) => value.length >= PHONE_LENGTH)
    .matches(TEN_DIGITS, sentence('invalid.phone.digits'));

export const phone = mobile('invalid.phone.required');

const WEB_ADDRESS = /:\/\/|www\./i;

/**
 * A name in capitals, at least 3 characters that one sees; every screen has its own sentence for a shorter
 * one. Names stand in mails and lists: no address of a site is one.
 */
export const personName = (tooShort: MessageKey) =>
  capitals(MAX_NAME_LENGTH)
    .required(tooShort)
    .test(seen(MIN_NAME_LENGTH, tooShort))
    .test('name', sentence('invalid.name'), (value) => !WEB_ADDRESS.test(value));

export const village = string()
  .trim()
  .uppercase()
  .required(sentence('invalid.village'))
  .oneOf(VILLAGES, sentence('invalid.village'));
