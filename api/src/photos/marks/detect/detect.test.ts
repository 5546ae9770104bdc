import { expect, test } from 'vitest';
import { type Plane, softened } from '../plane.ts';
import { signsOf } from '../signs.ts';
import { rectified } from './corners.ts';
import { guesses, looksOf } from './coarse.ts';
import { resized } from './resize.ts';
import { residualOf } from './residual.ts';
import { scoreOf, verdictOf } from './score.ts';
import { Sift } from './sift.ts';

/** Hills and stones that differ from seed to seed. */
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

test('a part of a photo is found where it was cut out', () => {
  const photo = landscape(3);
  const [best] = guesses(photo, looksOf(part(photo, 24, 12, 48, 48), { points: 32, ratio: 1.06 }), 1);
  // The photo is twice as large as the part, whose middle is as far to the left as to the right of it.
  const [wider = 0, , right = 0, , higher = 0, below = 0] = best?.fit ?? [];
  expect(wider).toBeCloseTo(2, 0);
  expect(higher).toBeCloseTo(2, 0);
  expect(right).toBeCloseTo(0, 1);
  expect(below).toBeCloseTo(0.25, 1);
});

test('a part of one photo of sixty is found among them', () => {
  const photos = Array.from({ length: 60 }, (_, seed) => landscape(seed + 1));
  const suspect = part(landscape(31), 10, 20, 60, 60);
  const sift = new Sift<number>(suspect);
  for (const [at, photo] of photos.entries()) sift.add(at, resized(photo, 32, 32));
  const best = sift.best().map(({ key }) => key);
  expect(best.slice(0, 5)).toContain(30);
});

test('what lies between the corners is seen from straight ahead', () => {
  const photo = landscape(5, 200, 200);
  const half = [
    { x: 0.25, y: 0.25 },
    { x: 0.75, y: 0.25 },
    { x: 0.75, y: 0.75 },
    { x: 0.25, y: 0.75 },
  ] as const;
  const seen = rectified(photo, half, 100, 100);
  const expected = part(photo, 50, 50, 100, 100).values;
  const off = seen?.values.map((value, at) => Math.abs(value - (expected[at] ?? 0))) ?? [Infinity];
  expect(Math.max(...off)).toBeLessThan(1);
});

test('corners that cross each other enclose nothing', () => {
  const [a, b, c, d] = [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
    { x: 0, y: 1 },
    { x: 1, y: 1 },
  ] as const;
  expect(rectified(landscape(5), [a, b, c, d], 50, 50)).toBeUndefined();
});

test('a mark that drowns in a loud patch still scores by the quiet rest', () => {
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

test('an account is named from 7 on, and probable from 5.5', () => {
  expect([5.49, 5.5, 6.99, 7].map(verdictOf)).toEqual([undefined, 'probable', 'probable', 'named']);
});
