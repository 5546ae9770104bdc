import { expect, test } from 'vitest';
import { type Plane, softened } from '../marking/plane.ts';
import { signsOf } from '../marking/signs.ts';
import { type Corners, fitsOfCorners, placeOf } from './corners.ts';
import { isMirror } from './fit.ts';
import { readMark, suspectOf } from './read-mark.ts';
import { residualOf } from './residual.ts';
import { resized } from './resize.ts';
import { scoreAfter, scoreOf, verdictOf } from './score.ts';
import { Sift } from './sift.ts';

/** Draw a landscape of hills and stones, a different one for each seed. */
function landscape(seed: number, width = 96, height = 96): Plane {
  const layer = (side: number) => {
    const signs = signsOf('hills', `${seed}`, `${side}`, { columns: side, rows: side });
    const values = Float32Array.from(signs, (sign) => 35 * sign);
    return softened(resized({ values, width: side, height: side }, width, height), 2).values;
  };
  const layers = [4, 8, 16].map(layer);
  const values = Float32Array.from({ length: width * height }, (_, at) =>
    layers.reduce((sum, other) => sum + (other[at] ?? 0), 128),
  );
  return { values, width, height };
}

function part(plane: Plane, left: number, top: number, width: number, height: number): Plane {
  const values = Float32Array.from({ length: width * height }, (_, at) => {
    return plane.values[(top + Math.floor(at / width)) * plane.width + left + (at % width)] ?? 0;
  });
  return { values, width, height };
}

/** Return the corners of a rectangle, in shares of a picture’s sides. */
const corners = (left: number, top: number, right: number, bottom: number): Corners => [
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: bottom },
  { x: left, y: bottom },
];

function missed(place: Corners | undefined, expected: Corners): number {
  const apart = expected.map(({ x, y }, at) =>
    Math.hypot((place?.[at]?.x ?? NaN) - x, (place?.[at]?.y ?? NaN) - y),
  );
  return Math.max(...apart);
}

test('readMark finds the place of a part that was cut out of a photo', () => {
  const photo = landscape(3, 240, 240);
  const suspect = suspectOf(part(photo, 60, 30, 120, 120));
  const [reading] = readMark(photo, suspect, []);
  expect(missed(reading && placeOf(reading.fit), corners(-0.5, -0.25, 1.5, 1.75))).toBeLessThan(0.02);
});

test('Sift finds the photo of a part among sixty', () => {
  const photos = Array.from({ length: 60 }, (_, seed) => landscape(seed + 1));
  const suspect = part(landscape(31), 10, 20, 60, 60);
  const sift = new Sift<number>(suspectOf(suspect));
  for (const [at, photo] of photos.entries()) sift.add(at, photo);
  expect(sift.best()[0]).toEqual({ key: 30, likeness: 1 });
});

test('fitsOfCorners accepts corners in any order, plain and mirrored', () => {
  const [a, b, c, d] = corners(0.2, 0.3, 0.8, 0.9);
  const fits = fitsOfCorners([c, d, a, b]);
  expect(fits).toHaveLength(8);
  expect(Math.min(...fits.map((fit) => missed(placeOf(fit), [a, b, c, d])))).toBeLessThan(1e-6);
  expect(fits.filter(isMirror)).toHaveLength(4);
});

test('fitsOfCorners ignores corners that cross each other', () => {
  const [a, b, c, d] = corners(0, 0, 1, 1);
  expect(fitsOfCorners([a, b, d, c])).toEqual([]);
});

test('scoreOf still finds a mark in the quiet rest of a picture with a loud patch', () => {
  const size = { width: 40, height: 40 };
  const grid = { columns: 40, rows: 40 };
  const signs = signsOf('secret', 'photo', 'K7MPQ2X', grid);
  const values = Float32Array.from(
    signs,
    (sign, cell) => sign + (cell < 400 ? 60 * Math.sin(cell * cell) : 0),
  );
  const cells = {
    values: { values, ...size },
    seen: { values: new Float32Array(1600).fill(1), ...size },
  };
  const even = { values: new Float32Array(1600).fill(1), ...size };
  expect(scoreOf(residualOf(cells, even, 8), signs)).toBeGreaterThan(25);
  expect(
    Math.abs(scoreOf(residualOf(cells, even, 8), signsOf('secret', 'photo', 'ANOTHER', grid))),
  ).toBeLessThan(4);
});

test('verdictOf names an account from a score of 7, and calls it probable from 5.5', () => {
  expect([5.49, 5.5, 6.99, 7].map(verdictOf)).toEqual([undefined, 'probable', 'probable', 'named']);
});

test('scoreAfter lowers a score with each reading, so that a trace names no more innocent accounts', () => {
  expect([1, 4].map((readings) => scoreAfter(readings, 7))).toEqual([7, 7]);
  // The probability that an unrelated account scores beyond z: the tail of a normal distribution.
  const beyond = (z: number) => Math.exp((-z * z) / 2) / (z * Math.sqrt(2 * Math.PI));
  let chance = 0;
  for (let readings = 1; readings <= 500; readings += 1) {
    const needed = Math.sqrt(2 * 49 - scoreAfter(readings, 7) ** 2);
    expect(scoreAfter(readings, needed)).toBeCloseTo(7);
    chance += beyond(needed);
  }
  expect(chance).toBeLessThan(1.1e-11);
  expect(scoreAfter(9, -3)).toBeLessThanOrEqual(0);
});
