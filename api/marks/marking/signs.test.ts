import { expect, test } from 'vitest';
import { gridOf } from './grid.ts';
import { signsOf } from './signs.ts';

const GRID = gridOf(864, 1080);

/** Return how similar the cells of two marks are: -1 if opposite, about 0 if unrelated, 1 if equal. */
function likeness(one: Int8Array, other: Int8Array): number {
  return one.reduce((sum, sign, cell) => sum + sign * (other[cell] ?? 0), 0) / one.length;
}

test('gridOf divides the longer side of a photo into 64 cells', () => {
  expect(gridOf(1080, 1080)).toEqual({ columns: 64, rows: 64 });
  expect(gridOf(864, 1080)).toEqual({ columns: 51, rows: 64 });
  expect(gridOf(1600, 400)).toEqual({ columns: 64, rows: 16 });
});

test('gridOf gives a smaller size of a photo the same cells', () => {
  expect(gridOf(384, 480)).toEqual(GRID);
});

test('gridOf gives the narrowest picture one column', () => {
  expect(gridOf(1, 4000)).toEqual({ columns: 1, rows: 64 });
});

test('signsOf returns the same signs for the same secret, photo and account', () => {
  expect(signsOf('secret', 'photo', 'K7MPQ2X', GRID)).toEqual(signsOf('secret', 'photo', 'K7MPQ2X', GRID));
});

test('signsOf keeps its results, so that existing copies can be traced', () => {
  const first = signsOf('secret', 'photo', 'K7MPQ2X', GRID).subarray(0, 16);
  expect([...first].map((sign) => (sign === 1 ? '+' : '-')).join('')).toBe('+++------+--+++-');
});

test('signsOf makes half of the cells lighter and half darker', () => {
  const signs = signsOf('secret', 'photo', 'K7MPQ2X', GRID);
  expect(new Set(signs)).toEqual(new Set([1, -1]));
  expect(Math.abs(signs.reduce((sum, sign) => sum + sign, 0) / signs.length)).toBeLessThan(0.07);
});

test.each([
  ['secret', ['another', 'photo', 'K7MPQ2X']],
  ['photo', ['secret', 'another', 'K7MPQ2X']],
  ['account', ['secret', 'photo', 'ANOTHER']],
] as const)('signsOf returns unrelated signs for another %s', (_what, [secret, photo, code]) => {
  const signs = signsOf('secret', 'photo', 'K7MPQ2X', GRID);
  expect(Math.abs(likeness(signs, signsOf(secret, photo, code, GRID)))).toBeLessThan(0.07);
});
