import { describe, expect, it } from 'vitest';
import { latinDigits, mobileDigits, plainDigits } from './digits.ts';
import { mobile } from './person.ts';
import {
  NO_ONE_NUMBER,
  NUMBERS_OF_91,
  SAME_NUMBER,
  TEN_DIGITS,
  USUAL_FORMS,
  WRONG_LENGTHS,
} from './phone-forms.ts';
import { wholeNumber } from './text.ts';

const rule = mobile('invalid.phone.short');
const refusal = (written: string) => {
  try {
    rule.validateSync(written);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : undefined;
  }
};

describe('a mobile number', () => {
  it.each(USUAL_FORMS)('mobileDigits finds ten digits in every usual form: %j', (written) => {
    expect(mobileDigits(written)).toBe(SAME_NUMBER);
    expect(rule.validateSync(written)).toBe(SAME_NUMBER);
  });

  it.each(TEN_DIGITS)('mobileDigits keeps all ten digits: %s', (written) => {
    expect(mobileDigits(written)).toBe(written);
    expect(rule.validateSync(written)).toBe(written);
  });

  it.each(NUMBERS_OF_91)('a mobile number keeps a 91 that is part of it: %s', (written, digits) => {
    expect(rule.validateSync(written)).toBe(digits);
  });

  it.each(NO_ONE_NUMBER)(
    'a mobile number is refused unchanged if it is not exactly one number: %s',
    (written) => {
      expect(mobileDigits(written)).toBe(written);
      expect(refusal(written)).toBe('invalid.phone.digits');
    },
  );

  it.each(WRONG_LENGTHS)('a mobile number is refused unless it has ten digits: %s', (written) => {
    expect(mobileDigits(written)).toBe(written);
    expect(refusal(written)).toBe(written.length < 10 ? 'invalid.phone.short' : 'invalid.phone.digits');
  });

  it.each(['नम', 'm', '98765 00011 m', 'no '])(
    'mobileDigits reads a text in one pass, however long the words in it are: %s',
    (word) => {
      const begun = performance.now();
      mobileDigits(`${word.repeat(20_000)}x`);
      expect(performance.now() - begun).toBeLessThan(2000);
    },
  );

  it('a mobile number is reported as too short while digits are missing', () => {
    expect(mobileDigits('98765 4321')).toBe('987654321');
    expect(refusal('98765 4321')).toBe('invalid.phone.short');
    expect(refusal('Mob. 98765 43')).toBe('invalid.phone.short');
  });
});

it('plainDigits removes spaces from a code', () => expect(plainDigits('123 456')).toBe('123456'));

it.each(['0123456789', '०१२३४५६७८९', '૦૧૨૩૪૫૬૭૮૯', '௦௧௨௩௪௫௬௭௮௯', '۰۱۲۳۴۵۶۷۸۹', '𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗𝟘𝟙'])(
  'latinDigits reads the digits of every script: %s',
  (digits) => expect(latinDigits(digits)).toBe('012345678901'.slice(0, [...digits].length)),
);

it.each([
  ['2', 2],
  [' २ ', 2],
  ['１２', 12],
  ['', undefined],
])('a form reads a whole number in the digits of any script: %j', (written, number) => {
  expect(wholeNumber('invalid.siblings.range').validateSync(written)).toBe(number);
});
