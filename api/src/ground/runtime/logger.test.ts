import { describe, expect, test } from 'vitest';
import { masked, withoutPeople } from './logger.ts';

test.each([
  ['a phone', '{"msg":"no 9876543210"}', '{"msg":"no …10"}'],
  ['a phone as a number', '{"phone":9876543210}', '{"phone":…10}'],
  ['a phone with the country’s code', 'call +91 98765 43210 now', 'call …10 now'],
  ['a phone in two halves', 'call 98765-43210 now', 'call …10 now'],
  ['a phone after a nought', 'call 09876543210 now', 'call …10 now'],
  ['a phone as it is dialled from abroad', 'call 00919876543210 now', 'call …10 now'],
  ['an email', '{"to":"asha.k+1@mail.example.org"}', '{"to":"…@…"}'],
  ['a phone in Hindi digits', 'call ९८७६५ ४३२१० now', 'call …10 now'],
  ['both in one line', 'a@b.in,9876543210', '…@…,…10'],
])('%s is masked, whoever logged it', (_what, line, expected) => {
  expect(masked(line)).toBe(expected);
});

test.each([
  ['a terminal’s command', 'a\u009b31mb', 'a\\u009b31mb'],
  ['a line break that JSON doesn’t know', 'a\u2028b\u0085c', 'a\\u2028b\\u0085c'],
  ['what turns letters round', 'a\u202eb', 'a\\u202eb'],
])('%s is written so that it is none', (_what, line, expected) => {
  expect(masked(line)).toBe(expected);
  expect(JSON.parse(`"${masked(line)}"`)).toBe(line);
});

test.each([
  ['the time', '{"level":30,"time":1764000000000,"process":12345}'],
  ['an id of a request', '{"request":"0d9c1f44-1234567890-4b1a-9c1e-123456789012"}'],
  ['a version of a remote, digits and all', '{"part":"member 1.0.0-9876543210"}'],
  ['a release', '{"release":"20261120103015-987654"}'],
  ['a place in the code', '{"at":["at x (/app/node_modules/@node-rs/argon2/index.js:120:12)"]}'],
])('%s stays as it is', (_what, line) => {
  expect(masked(line)).toBe(line);
});

describe('what a page says of its own', () => {
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
  ])('%s loses its phone', (text) => {
    expect(withoutPeople(text)).not.toMatch(/\d{5,}/);
  });

  test.each([
    ['member 1.0.0-3f2a1b9c44'],
    ['member 1.12.0-1234567890'],
    ['network: Failed to load https://pehchan.example/remotes/member/1.0.0-12345678ab/remoteEntry.js'],
    ['20261120103015-123456'],
    ['app.js:120:7 of 12'],
  ])('%s stays readable', (text) => {
    expect(withoutPeople(text)).toBe(text);
    expect(masked(text)).toBe(text);
  });

  test('a name in Devanagari goes', () => {
    expect(withoutPeople('no child ममता सुथार of 9876543210')).toBe('no child … … of …');
  });

  test('an email beside a version goes', () => {
    expect(withoutPeople('member 1.0.0-1234567890 of asha@example.org')).toBe(
      'member 1.0.0-1234567890 of …@…',
    );
  });
});
