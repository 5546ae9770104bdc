import { expect, test } from 'vitest';
import { gridOf } from './grid.ts';
import { signsOf } from './signs.ts';

const GRID = gridOf(864, 1080);

/** From -1, the opposite, over 0, nothing in common, to 1, the same. */
function likeness(one: Int8Array, other: Int8Array): number {
  return one.reduce((sum, sign, cell) => sum + sign * (other[cell] ?? 0), 0) / one.length;
}

test('a photo has 64 cells on its longer side', () => {
  expect(gridOf(1080, 1080)).toEqual({ columns: 64, rows: 64 });
  expect(gridOf(864, 1080)).toEqual({ columns: 51, rows: 64 });
  expect(gridOf(1600, 400)).toEqual({ columns: 64, rows: 16 });
});

test('the smaller size of a photo has the same cells', () => {
  expect(gridOf(384, 480)).toEqual(GRID);
});

test('the strangest shape has a cell', () => {
  expect(gridOf(1, 4000)).toEqual({ columns: 1, rows: 64 });
});

test('an account’s signs of a photo are the same each time', () => {
  expect(signsOf('secret', 'photo', 'K7MPQ2X', GRID)).toEqual(signsOf('secret', 'photo', 'K7MPQ2X', GRID));
});

test('they are as this version makes them for as long as copies are out', () => {
  const first = signsOf('secret', 'photo', 'K7MPQ2X', GRID).subarray(0, 16);
  expect([...first].map((sign) => (sign === 1 ? '+' : '-')).join('')).toBe('+++------+--+++-');
});

test('half of them are lighter, half darker', () => {
  const signs = signsOf('secret', 'photo', 'K7MPQ2X', GRID);
  expect(new Set(signs)).toEqual(new Set([1, -1]));
  expect(Math.abs(signs.reduce((sum, sign) => sum + sign, 0) / signs.length)).toBeLessThan(0.07);
});

test.each([
  ['secret', ['another', 'photo', 'K7MPQ2X']],
  ['photo', ['secret', 'another', 'K7MPQ2X']],
  ['account', ['secret', 'photo', 'ANOTHER']],
] as const)('with another %s they have nothing in common', (_what, [secret, photo, code]) => {
  const signs = signsOf('secret', 'photo', 'K7MPQ2X', GRID);
  expect(Math.abs(likeness(signs, signsOf(secret, photo, code, GRID)))).toBeLessThan(0.07);
});
