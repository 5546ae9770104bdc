import { expect, test } from 'vitest';
import { embedMark } from './embed.ts';
import { gridOf } from './grid.ts';
import type { Pixels } from './pixels.ts';
import { signsOf } from './signs.ts';

type Colour = (x: number, y: number) => number;

const even: Colour = () => 128;
/** Cloth with light and dark squares of eight pixels. */
const busy: Colour = (x, y) => (((x >> 3) + (y >> 3)) % 2 === 0 ? 60 : 200);
const slope: Colour = (x, y) => (x + y) / 9;
const white: Colour = () => 255;

function drawn(width: number, height: number, colour: Colour): Pixels {
  const data = Buffer.alloc(width * height * 3);
  for (let dot = 0; dot < width * height; dot += 1) {
    data.fill(colour(dot % width, Math.floor(dot / width)), dot * 3, dot * 3 + 3);
  }
  return { data, width, height };
}

const mark = (pixels: Pixels, code = 'K7MPQ2X') =>
  embedMark(pixels, signsOf('secret', 'photo', code, gridOf(pixels.width, pixels.height)));

function differences(one: Pixels, other: Pixels): number[] {
  return Array.from(one.data, (value, at) => (other.data[at] ?? 0) - value);
}

const largest = (values: number[]) => values.reduce((most, value) => Math.max(most, value), 0);

/** Return how many decibels the mark is weaker than the picture. */
function distance(one: Pixels, other: Pixels): number {
  const square = differences(one, other).reduce((sum, by) => sum + by * by, 0) / one.data.length;
  return 10 * Math.log10(255 ** 2 / square);
}

test.each([
  ['an even wall', even],
  ['busy cloth', busy],
  ['a soft slope', slope],
])('embedMark keeps the mark at least 41 dB below %s', async (_what, colour) => {
  const picture = drawn(480, 400, colour);
  expect(distance(picture, await mark(picture))).toBeGreaterThan(41);
});

test('embedMark changes an even wall by one grey level on average, and by three at most', async () => {
  const picture = drawn(480, 480, even);
  const changes = differences(picture, await mark(picture)).map(Math.abs);
  const mean = changes.reduce((sum, by) => sum + by, 0) / changes.length;
  expect(mean).toBeGreaterThan(0.7);
  expect(mean).toBeLessThan(1.3);
  expect(largest(changes)).toBeLessThanOrEqual(3);
});

test('embedMark makes each cell of an even wall lighter or darker by its sign', async () => {
  const picture = drawn(512, 512, even);
  const grid = gridOf(512, 512);
  const signs = signsOf('secret', 'photo', 'K7MPQ2X', grid);
  const changed = differences(picture, await mark(picture));
  for (const [cell, sign] of signs.entries()) {
    // Measure the middle of a cell, which is eight pixels wide, without its soft edges.
    const x = (cell % grid.columns) * 8 + 2;
    const y = Math.floor(cell / grid.columns) * 8 + 2;
    let sum = 0;
    for (let line = y; line < y + 4; line += 1) {
      for (let dot = x; dot < x + 4; dot += 1) sum += changed[(line * 512 + dot) * 3] ?? 0;
    }
    expect(Math.sign(sum)).toBe(sign);
  }
});

test('embedMark keeps grey neutral, and white does not overflow to black', async () => {
  const picture = drawn(300, 200, white);
  const { data } = await mark(picture);
  expect(largest(Array.from(data, (value) => 255 - value))).toBeLessThan(5);
  const greys = Array.from({ length: 60_000 }, (_, dot) => new Set(data.subarray(dot * 3, dot * 3 + 3)).size);
  expect(largest(greys)).toBe(1);
});

test('embedMark returns the same copy for one account, and different ones for two', async () => {
  const picture = drawn(320, 240, slope);
  const first = await mark(picture);
  expect((await mark(picture)).data.equals(first.data)).toBe(true);
  expect((await mark(picture, 'ANOTHER')).data.equals(first.data)).toBe(false);
});

test('embedMark does not change the stored picture', async () => {
  const picture = drawn(320, 240, slope);
  const before = Buffer.from(picture.data);
  await mark(picture);
  expect(picture.data.equals(before)).toBe(true);
});

test.each([
  [1, 1],
  [5, 3],
  [96, 64],
  [700, 2],
])('embedMark marks a picture of %i × %i', async (width, height) => {
  const picture = drawn(width, height, slope);
  expect(await mark(picture)).toMatchObject({ width, height });
});

test('embedMark lets other work of the process run while it marks a large photo', async () => {
  const picture = drawn(1080, 1080, slope);
  let turns = 0;
  const others = setInterval(() => (turns += 1), 0);
  await mark(picture);
  clearInterval(others);
  expect(turns).toBeGreaterThan(1);
});
