import sharp from 'sharp';
import type { Corners, Point } from '../../marks/detect/corners.ts';
import { pixelsOf } from './battery.ts';
import { seededRandom } from '../../src/top/demo/random.ts';

/** The perspective: eight numbers that map a place in the photo of the screen to a place in the copy. */
type Look = readonly [number, number, number, number, number, number, number, number];
const SLANTED: Look = [1.13, 0.05, -0.07, -0.03, 1.12, -0.05, 0.035, 0.03];

const SIDE = 900;
const NOISE = 14;
const MOIRE = 5;

const seenAt = ([a, b, c, d, e, f, g, h]: Look, x: number, y: number): Point => {
  const depth = g * x + h * y + 1;
  return { x: (a * x + b * y + c) / depth, y: (d * x + e * y + f) / depth };
};

/** Return a photo of a screen that shows the copy: slanted, grainy, with the screen's stripes. */
export async function screenPhotoOf(copy: Buffer): Promise<Buffer> {
  const { data, width, height } = await pixelsOf(copy);
  const { next: random } = seededRandom(9);
  const dots = Buffer.alloc(SIDE * SIDE * 3, 30);
  for (let at = 0; at < SIDE * SIDE; at += 1) {
    const [column, row] = [at % SIDE, Math.floor(at / SIDE)];
    const { x, y } = seenAt(SLANTED, column / SIDE, row / SIDE);
    const grain = (random() + random() - 1) * NOISE + Math.sin(column * 0.9 + row * 0.13) * MOIRE;
    const [left, top] = [x * width, y * height];
    const isThere = left >= 0 && top >= 0 && left < width - 1 && top < height - 1;
    for (let part = 0; part < 3; part += 1) {
      const value = isThere ? between(data, width, left, top, part) : 30;
      dots[at * 3 + part] = Math.max(0, Math.min(255, value + grain));
    }
  }
  return sharp(dots, { raw: { width: SIDE, height: SIDE, channels: 3 } })
    .gamma(1.3)
    .jpeg({ quality: 60 })
    .toBuffer();
}

function between(data: Buffer, width: number, x: number, y: number, part: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const value = (column: number, row: number) => data[(row * width + column) * 3 + part] ?? 0;
  const mix = (one: number, other: number, share: number) => one + (other - one) * share;
  const upper = mix(value(left, top), value(left + 1, top), x - left);
  return mix(upper, mix(value(left, top + 1), value(left + 1, top + 1), x - left), y - top);
}

/** For each corner of the copy, the direction (x, y) in which the corner set by hand is wrong. */
const MISSES = [
  [1, -1],
  [-1, 1],
  [1, 1],
  [-1, -1],
] as const;

/** Return the copy's corners in the photo of the screen, each wrong by this share of the sides. */
export function cornersMissedBy(share: number): Corners {
  const corner = (x: number, y: number, at: 0 | 1 | 2 | 3): Point => {
    const place = placeOf(x, y);
    return { x: place.x + MISSES[at][0] * share, y: place.y + MISSES[at][1] * share };
  };
  return [corner(0, 0, 0), corner(1, 0, 1), corner(1, 1, 2), corner(0, 1, 3)];
}

/** Return where the copy's (x, y) is in the photo of the screen, by iteration. */
function placeOf(x: number, y: number): Point {
  let place = { x, y };
  for (let step = 0; step < 60; step += 1) {
    const seen = seenAt(SLANTED, place.x, place.y);
    place = { x: place.x + 0.8 * (x - seen.x), y: place.y + 0.8 * (y - seen.y) };
  }
  return place;
}
