import { describe, expect, it } from 'vitest';
import { mobileDigits, plainDigits } from './digits.ts';

describe('a mobile number', () => {
  it.each([
    '9876500011',
    '+91 98765 00011',
    '+91-98765-00011',
    '919876500011',
    '0091 98765 00011',
    '098765 00011',
    ' (98765) 00011\u202c',
    '९८७६५०००११',
  ])('is ten digits, however it is written: %s', (written) => {
    expect(mobileDigits(written)).toBe('9876500011');
  });

  it.each(['9123456789', '0987650001', '91', '0', ''])('loses nothing when it has no more: %s', (typed) => {
    expect(mobileDigits(typed)).toBe(typed);
  });

  it('keeps what its rule has to refuse', () => {
    expect(mobileDigits('98765x0001')).toBe('98765x0001');
    expect(mobileDigits('98765000112')).toBe('98765000112');
  });
});

it('a code has no spaces', () => expect(plainDigits('123 456')).toBe('123456'));
