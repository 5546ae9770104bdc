import { loginSchema } from '@pehchan/contract/accounts';
import { NO_ONE_NUMBER, TEN_DIGITS, USUAL_FORMS, WRONG_LENGTHS } from '@pehchan/contract/phone-forms';
import { describe, expect, it } from 'vitest';
import { ValidationError } from 'yup';
import { problemsOf } from './sign-in-rules.ts';

const PHONES = [
  ...USUAL_FORMS,
  ...TEN_DIGITS,
  ...NO_ONE_NUMBER,
  ...WRONG_LENGTHS,
  '',
  ' ',
  '987650001',
  '98765000112',
  '9876500011',
  ' 9876500011 ',
  '98765x0011',
];
const PASSWORDS = ['', '1234567', '12345678', '       ', '        ', 'x'.repeat(128), 'x'.repeat(129)];
const pairs = [
  ...PHONES.map((phone) => ({ phone, password: '12345678' })),
  ...PASSWORDS.flatMap((password) => ['', '9876500011'].map((phone) => ({ phone, password }))),
];

describe('the rules of the sign-in page', () => {
  it.each(pairs)('returns for $phone and $password the same errors as the contract', (values) => {
    expect(problemsOf(values)).toEqual(contractProblems(values));
  });

  it('returns each of its errors for at least one of the tested values', () => {
    const said = new Set(pairs.flatMap((values) => Object.values(problemsOf(values))));
    expect([...said].sort()).toEqual([
      'invalid.password.long',
      'invalid.password.short',
      'invalid.phone.digits',
      'invalid.phone.short',
    ]);
  });
});

function contractProblems(values: object): Record<string, string> {
  const first: Record<string, string> = {};
  try {
    loginSchema.validateSync(values, { abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    for (const { path, message } of error.inner) if (path) first[path] ??= message;
  }
  return first;
}
