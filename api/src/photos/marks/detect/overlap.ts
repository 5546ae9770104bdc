import type { Plane } from '../plane.ts';
import { emptySquare, type Square, transform, transformBack } from './fourier.ts';
import { type Sums, sumIn, sumsOf } from './sums.ts';

/** A small picture ready to be compared with others at every shift at once. */
export type Look = {
  width: number;
  height: number;
  side: number;
  spectrum: Square;
  sums: Sums;
  squares: Sums;
};

/** How far the other lies to the right and below, and how surely both are alike where they overlap. */
export type Overlap = { likeness: number; right: number; below: number };

/** Of the smaller picture this much has to overlap. Less is alike by chance. */
const LEAST_SHARE = 0.3;
const LEAST_POINTS = 36;
/** Below this mean square a part is even, and like anything. */
const EVEN = 0.0005;

/** @param side of the spectrum, a power of two: twice as many points as the original has, or more */
export function lookOf(plane: Plane, side: number): Look {
  const { values, width, height } = evenlyLit(plane);
  const spectrum = emptySquare(side);
  for (let y = 0; y < height; y += 1) {
    spectrum.real.set(values.subarray(y * width, (y + 1) * width), y * side);
  }
  transform(spectrum, side);
  const squares = values.map((value) => value * value);
  return {
    ...{ width, height, side, spectrum },
    sums: sumsOf({ values, width, height }),
    squares: sumsOf({ values: squares, width, height }),
  };
}

/** For each of the others the shift at which it is most like the one (normalised correlation). */
export function bestOverlaps(one: Look, others: readonly Look[]): Overlap[] {
  const overlaps: Overlap[] = [];
  for (let at = 0; at < others.length; at += 2) {
    const pair = others.slice(at, at + 2);
    const products = productsOf(one, pair);
    for (const [of, other] of pair.entries()) overlaps.push(best(one, other, products[of]));
  }
  return overlaps;
}

function best(one: Look, other: Look, products: Float64Array = new Float64Array()): Overlap {
  const { side } = one;
  const least = Math.max(
    LEAST_POINTS,
    LEAST_SHARE * Math.min(one.width * one.height, other.width * other.height),
  );
  const found: Overlap = { likeness: 0, right: 0, below: 0 };
  const [left, mostRight] = shiftsOf(one.width, other.width, side);
  const [above, mostBelow] = shiftsOf(one.height, other.height, side);
  for (let below = above; below <= mostBelow; below += 1) {
    const top = Math.max(0, below);
    const bottom = Math.min(one.height, below + other.height);
    for (let right = left; right <= mostRight; right += 1) {
      const start = Math.max(0, right);
      const end = Math.min(one.width, right + other.width);
      const count = (end - start) * (bottom - top);
      if (count < least) continue;
      const sum = sumIn(one.sums, start, top, end, bottom);
      const otherSum = sumIn(other.sums, start - right, top - below, end - right, bottom - below);
      const product = products[(below & (side - 1)) * side + (right & (side - 1))] ?? 0;
      const together = product - (sum * otherSum) / count;
      // So it is at half of all shifts, which saves most of the work.
      if (together <= 0) continue;
      const spread = sumIn(one.squares, start, top, end, bottom) - (sum * sum) / count;
      if (spread < EVEN * count) continue;
      const otherSquare = sumIn(other.squares, start - right, top - below, end - right, bottom - below);
      const otherSpread = otherSquare - (otherSum * otherSum) / count;
      if (otherSpread < EVEN * count) continue;
      const alike = together / Math.sqrt(spread * otherSpread);
      // A few points are alike by chance, many aren't (Fisher).
      const likeness = Math.atanh(Math.min(0.999, alike)) * Math.sqrt(count);
      if (likeness > found.likeness) Object.assign(found, { likeness, right, below });
    }
  }
  return found;
}

/** Shifts at which both overlap, less those that the spectrum, which goes round, can't tell from others. */
function shiftsOf(length: number, other: number, side: number): [number, number] {
  return [Math.max(1 - other, length - side), Math.min(length - 1, side - other)];
}

/** Used again for the next pair: a million of them would be as much to clear away. */
const squares = new Map<number, Square>();

/** Correlations with two others for the price of one: they are real, so each takes a part of the numbers. */
function productsOf({ spectrum, side }: Look, [first, second]: readonly Look[]): Float64Array[] {
  const square = squares.get(side) ?? emptySquare(side);
  squares.set(side, square);
  const { real, imaginary } = square;
  const factor = 1 / (side * side);
  for (let at = 0; at < real.length; at += 1) {
    const r = factor * (spectrum.real[at] ?? 0);
    const i = factor * (spectrum.imaginary[at] ?? 0);
    const firstReal = first?.spectrum.real[at] ?? 0;
    const firstImaginary = first?.spectrum.imaginary[at] ?? 0;
    const secondReal = second?.spectrum.real[at] ?? 0;
    const secondImaginary = second?.spectrum.imaginary[at] ?? 0;
    real[at] = r * firstReal + i * firstImaginary - (i * secondReal - r * secondImaginary);
    imaginary[at] = i * firstReal - r * firstImaginary + (r * secondReal + i * secondImaginary);
  }
  transformBack({ real, imaginary }, side);
  return [real, imaginary];
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
