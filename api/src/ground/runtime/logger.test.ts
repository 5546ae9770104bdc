import { describe, expect, test } from 'vitest';
import { masked, withoutPeople } from './logger.ts';

test.each([
  ['a phone', '{"msg":"no 9876543210"}', '{"msg":"no …10"}'],
  ['a phone as a number', '{"phone":9876543210}', '{"phone":…10}'],
  ['a phone with its country code', 'call +91 98765 43210 now', 'call …10 now'],
  ['a phone in two halves', 'call 98765-43210 now', 'call …10 now'],
  ['a phone after a zero', 'call 09876543210 now', 'call …10 now'],
  ['a phone with the prefix 0091', 'call 00919876543210 now', 'call …10 now'],
  ['an email', '{"to":"asha.k+1@mail.example.org"}', '{"to":"…@…"}'],
  ['a phone in Hindi digits', 'call ९८७६५ ४३२१० now', 'call …10 now'],
  ['an email and a phone in one line', 'a@b.in,9876543210', '…@…,…10'],
])('the log masks %s', (_what, line, expected) => {
  expect(masked(line)).toBe(expected);
});

test.each([
  ['a terminal command', 'a\u009b31mb', 'a\\u009b31mb'],
  ['line breaks that JSON allows', 'a\u2028b\u0085c', 'a\\u2028b\\u0085c'],
  ['a sign that reverses letters', 'a\u202eb', 'a\\u202eb'],
])('the log escapes %s', (_what, line, expected) => {
  expect(masked(line)).toBe(expected);
  expect(JSON.parse(`"${masked(line)}"`)).toBe(line);
});

test.each([
  ['the time', '{"level":30,"time":1764000000000,"process":12345}'],
  ['the id of a request', '{"request":"0d9c1f44-1234567890-4b1a-9c1e-123456789012"}'],
  ['a remote’s version that consists of digits', '{"part":"member 1.0.0-9876543210"}'],
  ['a release', '{"release":"20261120103015-987654"}'],
  ['a place in the code', '{"at":["at x (/app/node_modules/@node-rs/argon2/index.js:120:12)"]}'],
])('the log keeps %s', (_what, line) => {
  expect(masked(line)).toBe(line);
});

describe('texts from a browser', () => {
  test.each([
    ['9876543210'],
    ['९८७६५४३२१०'],
    ['+91 98765 43210'],
    ['+919876543210'],
    ['98765-43210'],
    ['09876543210'],
    ['a9876543210b'],
    ['x-9876543210'],
    ['3f9876543210ab'],
    ['1.0.0-98765432101'],
    ['member1.0.0-9876543210'],
    ['2026.11.20-9876543210'],
    ['20261120103015-9876543210'],
  ])('a browser’s text loses its phone: %s', (text) => {
    expect(withoutPeople(text)).not.toMatch(/\d{5,}/);
  });

  test.each([
    ['member 1.0.0-3f2a1b9c44'],
    ['member 1.12.0-1234567890'],
    ['network: Failed to load https://pehchan.example/remotes/member/1.0.0-12345678ab/remoteEntry.js'],
    ['20261120103015-123456'],
    ['app.js:120:7 of 12'],
  ])('a browser’s text keeps its version, release or place in the code: %s', (text) => {
    expect(withoutPeople(text)).toBe(text);
    expect(masked(text)).toBe(text);
  });

  test('a browser’s text loses a name in Devanagari', () => {
    expect(withoutPeople('no child ममता सुथार of 9876543210')).toBe('no child … … of …');
  });

  test('a browser’s text loses an email beside a version', () => {
    expect(withoutPeople('member 1.0.0-1234567890 of asha@example.org')).toBe(
      'member 1.0.0-1234567890 of …@…',
    );
  });
});
