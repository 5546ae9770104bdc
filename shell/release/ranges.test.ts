import { expect, test } from 'vitest';
import { satisfiesRange, sayUnmet, unmetRanges } from './ranges.ts';

test.each([
  ['1.2.3', '^1.2.3', true],
  ['1.3.0', '^1.2.3', true],
  ['1.10.0', '^1.9.9', true],
  ['1.2.2', '^1.2.3', false],
  ['2.0.0', '^1.2.3', false],
  ['0.9.0', '^1.0.0', false],
  ['1.2.3-beta', '^1.0.0', false],
  ['1.2', '^1.0.0', false],
  ['1.2.3', '1.2.3', false],
  ['1.2.3', '', false],
  ['', '^1.0.0', false],
])('compares version %s with range %s and returns %s', (version, range, expected) =>
  expect(satisfiesRange(version, range)).toBe(expected),
);

test('names each version range of a remote that is not met, with the present version', () => {
  const has = { kit: '2.1.0', api: '1.2.0' };
  expect(unmetRanges({ kit: '^2.0.0', api: '^1.2.0' }, has)).toEqual([]);
  const unmet = unmetRanges({ kit: '^1.1.0', api: '^1.3.0' }, has);
  expect(unmet.map((range) => sayUnmet('member', range))).toEqual([
    'member needs the kit ^1.1.0; the shell lends 2.1.0.',
    'member needs the API ^1.3.0; it speaks 1.2.0.',
  ]);
});
