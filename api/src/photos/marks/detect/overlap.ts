import type { Plane } from '../plane.ts';
import { emptySquare, type Square, transform, transformBack } from './fourier.ts';

/** Spectra of a small picture, its square and where it is: with them all shifts are compared at once. */
export type Spectra = { side: number; points: number; picture: Square; square: Square; place: Square };

/** How far the other lies to the right and below, and how surely both are alike where they overlap. */
export type Overlap = { likeness: number; right: number; below: number };

/** Of the smaller picture this much has to overlap. Less is alike by chance. */
const LEAST_SHARE = 0.3;
const LEAST_POINTS = 36;
/** Below this mean square a part is even, and like anything. */
const EVEN = 0.0005;

export function spectraOf(plane: Plane, side: number): Spectra {
  const { values, width, height } = evenlyLit(plane);
  const picture = emptySquare(side);
  const square = emptySquare(side);
  const place = emptySquare(side);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const value = values[y * width + x] ?? 0;
      picture.real[y * side + x] = value;
      square.real[y * side + x] = value * value;
      place.real[y * side + x] = 1;
    }
  }
  for (const part of [picture, square, place]) transform(part, side);
  return { side, points: width * height, picture, square, place };
}

/** The shift at which two pictures are most alike (masked normalised correlation, after Padfield 2012). */
export function bestOverlap(one: Spectra, other: Spectra): Overlap {
  const { side } = one;
  const [products, points] = together(one.picture, other.picture, one.place, other.place, side);
  const [sumOne, sumOther] = together(one.picture, other.place, one.place, other.picture, side);
  const [squareOne, squareOther] = together(one.square, other.place, one.place, other.square, side);
  const least = Math.max(LEAST_POINTS, LEAST_SHARE * Math.min(one.points, other.points));
  let likeness = 0;
  let best = 0;
  for (let at = 0; at < points.length; at += 1) {
    const count = points[at] ?? 0;
    if (count < least) continue;
    const first = sumOne[at] ?? 0;
    const second = sumOther[at] ?? 0;
    const spread = (squareOne[at] ?? 0) - (first * first) / count;
    const otherSpread = (squareOther[at] ?? 0) - (second * second) / count;
    if (spread < EVEN * count || otherSpread < EVEN * count) continue;
    const alike = ((products[at] ?? 0) - (first * second) / count) / Math.sqrt(spread * otherSpread);
    // A few points are alike by chance, many aren't (Fisher).
    const sure = Math.atanh(Math.min(0.999, alike)) * Math.sqrt(count);
    if (sure > likeness) {
      likeness = sure;
      best = at;
    }
  }
  const signed = (shift: number) => (shift >= side / 2 ? shift - side : shift);
  return { likeness, right: signed(best % side), below: signed(Math.floor(best / side)) };
}

/** No grey level is spread over more than so many: noise on an even wall stays small. */
const MOST_SPREAD = 4;

/**
 * The grey levels that a picture uses spread over all that there are: of a dark picture as much is seen then
 * as of another, and a sticker or a lamp counts for no more than its place.
 */
function evenlyLit(plane: Plane): Plane {
  const level = (value: number) => Math.max(0, Math.min(255, Math.round(value)));
  const counts = new Float64Array(256);
  for (const value of plane.values) counts[level(value)] = (counts[level(value)] ?? 0) + 1;
  let spread = 0;
  const most = (MOST_SPREAD * plane.values.length) / 256;
  const lights = counts.map((count) => (spread += Math.min(most, count) / plane.values.length));
  return { ...plane, values: plane.values.map((value) => (lights[level(value)] ?? 0) - spread / 2) };
}

/** Two correlations for the price of one: both are real, so each takes a part of the complex numbers. */
function together(a: Square, b: Square, c: Square, d: Square, side: number): [Float64Array, Float64Array] {
  const { real, imaginary } = emptySquare(side);
  const factor = 1 / (side * side);
  for (let at = 0; at < real.length; at += 1) {
    const ar = a.real[at] ?? 0;
    const ai = a.imaginary[at] ?? 0;
    const br = b.real[at] ?? 0;
    const bi = b.imaginary[at] ?? 0;
    const cr = c.real[at] ?? 0;
    const ci = c.imaginary[at] ?? 0;
    const dr = d.real[at] ?? 0;
    const di = d.imaginary[at] ?? 0;
    real[at] = factor * (ar * br + ai * bi - (ci * dr - cr * di));
    imaginary[at] = factor * (ai * br - ar * bi + (cr * dr + ci * di));
  }
  transformBack({ real, imaginary }, side);
  return [real, imaginary];
}
