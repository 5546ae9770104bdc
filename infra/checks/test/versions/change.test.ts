import { expect, test } from 'vitest';
import {
  neededBump,
  nextVersion,
  problemOf,
  suffices,
  type Bump,
  type Change,
} from '../../versions/change.ts';

const MINOR: Change = { bump: 'minor', what: 'getUser: reply.gotra is new' };
const MAJOR: Change = { bump: 'major', what: 'getUser: reply.name is gone' };

test.each<[readonly Change[], Bump, string]>([
  [[], 'none', '1.2.0'],
  [[MINOR, MINOR], 'minor', '1.3.0'],
  [[MINOR, MAJOR], 'major', '2.0.0'],
])('the gravest change decides the next version: %o', (changes, bump, next) => {
  expect(neededBump(changes)).toBe(bump);
  expect(nextVersion('1.2.0', bump)).toBe(next);
});

test.each<[string, Bump, boolean]>([
  ['1.2.0', 'none', true],
  ['1.3.0', 'none', true],
  ['1.1.9', 'none', false],
  ['1.2.1', 'minor', false],
  ['1.3.0', 'minor', true],
  ['2.0.0', 'minor', true],
  ['1.3.0', 'major', false],
  ['2.0.0', 'major', true],
  ['0.9.0', 'major', false],
])('suffices accepts %s for a %s change since 1.2.0: %s', (version, bump, enough) => {
  expect(suffices('1.2.0', version, bump)).toBe(enough);
});

const versions = { name: 'The API', released: '1.2.0', now: '1.2.0', constant: 'API_VERSION in version.ts' };

test('problemOf names each change, the gravest first, and the required version', () => {
  expect(problemOf(versions, [MINOR, MAJOR])).toBe(
    'The API can’t be 1.2.0: since 1.2.0, the last release, this changed:\n' +
      '  major: getUser: reply.name is gone\n' +
      '  minor: getUser: reply.gotra is new\n' +
      'That is a major version. Set API_VERSION in version.ts to 2.0.0 or above.',
  );
  expect(problemOf({ ...versions, now: '2.0.0' }, [MINOR, MAJOR])).toBeUndefined();
});

test('two additions before a release need one minor version', () => {
  expect(problemOf({ ...versions, now: '1.3.0' }, [MINOR, MINOR])).toBeUndefined();
});

test('problemOf refuses a version below the released one', () => {
  expect(problemOf({ ...versions, now: '1.1.0' }, [])).toBe(
    'The API can’t be 1.1.0: it goes back behind 1.2.0, which is released. Set API_VERSION in version.ts to 1.2.0 or above.',
  );
});
