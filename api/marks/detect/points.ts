import type { Plane } from '../marking/plane.ts';
import { resized, sideOf } from './resize.ts';

/**
 * Corners of a picture: feature points at which it changes in all directions. Bits describe a corner's
 * surroundings; nearly all are the same in every picture that shows it, in any size and rotation.
 */
export type Points = {
  count: number;
  /** The place of each corner, in shares of the picture's longer side, from the picture's middle. */
  x: Float32Array;
  y: Float32Array;
  /** The longer side, in pixels, of the reduced picture in which each corner was found. */
  size: Float32Array;
  turn: Float32Array;
  bits: Int32Array;
};

export const WORDS = 8;
/** Corners are searched in several sizes of a picture. Each size is the previous one times this ratio. */
const RATIO = 1.26;
/** Radius, in pixels, of the area that describes a corner, and of the area that determines its direction. */
const AROUND = 13;
const TURNING = 9;
/** Side, in pixels, of squares that give at most one corner each, so that plain parts give some too. */
const SQUARE = 12;
/** In a picture with a longer side below this many pixels, the squares have half that side. */
const SMALL = 170;
/** Least strength of a corner: weaker corners are mostly noise. */
const WEAKEST = 0.05;
const STEEP = 0.7;
const TURNS = 32;

export function sizesFrom(smallest: number, largest: number): number[] {
  const sizes = [smallest];
  for (let size = smallest * RATIO; size <= largest; size *= RATIO) sizes.push(size);
  return sizes;
}

export const bothSides = (plane: Plane, sizes: readonly number[]): Points[] =>
  cornersOf(plane, sizes, [PLAIN, MIRRORED]);

export const pointsOf = (plane: Plane, sizes: readonly number[]): Points =>
  cornersOf(plane, sizes, [PLAIN])[0] ?? pointsIn(NONE);

type Side = { isMirrored: boolean; pairs: readonly Int8Array[] };
type Found = Record<'x' | 'y' | 'size' | 'turn' | 'bits', number[]>;
const NONE: Found = { x: [], y: [], size: [], turn: [], bits: [] };

const pointsIn = ({ x, y, size, turn, bits }: Found): Points => ({
  ...{ count: x.length, bits: Int32Array.from(bits) },
  ...{ x: Float32Array.from(x), y: Float32Array.from(y) },
  ...{ size: Float32Array.from(size), turn: Float32Array.from(turn) },
});

function cornersOf(plane: Plane, sizes: readonly number[], sides: readonly Side[]): Points[] {
  const found = sides.map(() => structuredClone(NONE));
  let last = plane;
  for (const size of sizes.toReversed()) {
    const factor = size / Math.max(plane.width, plane.height);
    if (factor !== 1) last = resized(last, sideOf(plane.width, factor), sideOf(plane.height, factor));
    const soft = { ...last, values: last.values.slice() };
    smooth(soft);
    smooth(soft);
    const places = strongest(soft);
    for (const [at, side] of sides.entries()) addCorners(found[at] ?? NONE, soft, size, places, side);
  }
  return found.map(pointsIn);
}

function addCorners(
  found: Found,
  plane: Plane,
  size: number,
  places: readonly number[],
  { isMirrored, pairs }: Side,
): void {
  const { width, height } = plane;
  for (const place of places) {
    const x = ((place % width) + 0.5 - width / 2) / size;
    const seen = turnAt(plane, place);
    const turn = isMirrored ? Math.PI - seen : seen;
    found.x.push(isMirrored ? -x : x);
    found.y.push((Math.floor(place / width) + 0.5 - height / 2) / size);
    found.size.push(size);
    found.turn.push(turn);
    for (const word of bitsAt(plane, place, turn, pairs)) found.bits.push(word);
  }
}

/** Return the corners: the pixels at which the picture changes most in all directions (Shi and Tomasi). */
function strongest(plane: Plane): number[] {
  const { width, height } = plane;
  const strength = strengthOf(plane);
  const places: number[] = [];
  const square = Math.max(width, height) < SMALL ? SQUARE / 2 : SQUARE;
  for (let top = AROUND; top < height - AROUND; top += square) {
    for (let left = AROUND; left < width - AROUND; left += square) {
      let [best, most] = [-1, WEAKEST];
      for (let y = top; y < Math.min(height - AROUND, top + square); y += 1) {
        for (let x = left; x < Math.min(width - AROUND, left + square); x += 1) {
          const at = y * width + x;
          const value = strength[at] ?? 0;
          if (value > most && isPeak(strength, at, width)) [best, most] = [at, value];
        }
      }
      if (best >= 0) places.push(best);
    }
  }
  return places;
}

function isPeak(strength: Float32Array, at: number, width: number): boolean {
  const value = strength[at] ?? 0;
  for (let line = at - width; line <= at + width; line += width) {
    for (let beside = line - 1; beside <= line + 1; beside += 1) {
      if ((strength[beside] ?? 0) > value) return false;
    }
  }
  return true;
}

type Products = [Float32Array, Float32Array, Float32Array];
/** These arrays are reused: new ones for thousands of pictures would cost garbage collection. */
let PRODUCTS: Products = [new Float32Array(), new Float32Array(), new Float32Array()];

function strengthOf(plane: Plane): Float32Array {
  const { values, width, height } = plane;
  if ((PRODUCTS[0]?.length ?? 0) < values.length) {
    PRODUCTS = PRODUCTS.map(() => new Float32Array(values.length)) as Products;
  }
  const [xx, yy, xy] = PRODUCTS.map((room) => room.subarray(0, values.length).fill(0)) as Products;
  for (let at = width + 1; at < values.length - width - 1; at += 1) {
    const across = ((values[at + 1] ?? 0) - (values[at - 1] ?? 0)) / 2;
    const down = ((values[at + width] ?? 0) - (values[at - width] ?? 0)) / 2;
    xx[at] = across * across;
    yy[at] = down * down;
    xy[at] = across * down;
  }
  for (const part of [xx, yy, xy]) smooth({ values: part, width, height });
  for (let at = 0; at < values.length; at += 1) {
    const across = xx[at] ?? 0;
    const down = yy[at] ?? 0;
    const both = xy[at] ?? 0;
    const apart = (across - down) / 2;
    xx[at] = (across + down) / 2 - Math.sqrt(apart * apart + both * both);
  }
  return xx;
}

/** Replace each pixel by a mean with its neighbours, in place: it must be fast for many photos. */
function smooth({ values, width, height }: Plane): void {
  const above = values.slice(0, width);
  for (let y = 0; y < height; y += 1) {
    const line = y * width;
    const below = y + 1 < height ? line + width : line;
    for (let x = 0; x < width; x += 1) {
      const value = values[line + x] ?? 0;
      values[line + x] = ((above[x] ?? 0) + 2 * value + (values[below + x] ?? 0)) / 4;
      above[x] = value;
    }
    let before = values[line] ?? 0;
    for (let x = 1; x < width - 1; x += 1) {
      const value = values[line + x] ?? 0;
      values[line + x] = (before + 2 * value + (values[line + x + 1] ?? 0)) / 4;
      before = value;
    }
  }
}

function turnAt({ values, width }: Plane, place: number): number {
  let across = 0;
  let down = 0;
  for (let y = -TURNING; y <= TURNING; y += 1) {
    const wide = Math.floor(Math.sqrt(TURNING * TURNING - y * y));
    for (let x = -wide; x <= wide; x += 1) {
      const value = values[place + y * width + x] ?? 0;
      across += x * value;
      down += y * value;
    }
  }
  return Math.atan2(down, across);
}

function bitsAt({ values, width }: Plane, place: number, turn: number, turned: readonly Int8Array[]) {
  const step = Math.round((turn / (2 * Math.PI)) * TURNS);
  const pairs = turned[((step % TURNS) + TURNS) % TURNS] ?? new Int8Array();
  const bits = new Int32Array(WORDS);
  for (let bit = 0; bit < WORDS * 32; bit += 1) {
    const pair = bit * 4;
    const first = place + (pairs[pair] ?? 0) + (pairs[pair + 1] ?? 0) * width;
    const second = place + (pairs[pair + 2] ?? 0) + (pairs[pair + 3] ?? 0) * width;
    if ((values[first] ?? 0) < (values[second] ?? 0)) {
      bits[bit >> 5] = (bits[bit >> 5] ?? 0) | (1 << (bit & 31));
    }
  }
  return bits;
}

function pairsOf(isMirrored: boolean): Int8Array[] {
  let state = 1;
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return (state >>> 0) / 2 ** 32;
  };
  const along = () => (random() + random() + random() - 1.5) * 18;
  const places: [number, number][] = [];
  while (places.length < WORDS * 64) {
    const [x, y, otherX, otherY] = [along(), along(), along(), along()];
    const isNear = Math.max(Math.hypot(x, y), Math.hypot(otherX, otherY)) < AROUND;
    // Compare pixels across a corner's direction: along it, all corners change from dark to light.
    if (isNear && Math.abs(x - otherX) < STEEP * Math.abs(y - otherY)) places.push([x, y], [otherX, otherY]);
  }
  return Array.from({ length: TURNS }, (_, step) => {
    const angle = (step / TURNS) * 2 * Math.PI;
    const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
    return Int8Array.from(
      places.flatMap(([x, y]) => {
        const across = Math.round(cosine * x - sine * y);
        return [isMirrored ? -across : across, Math.round(sine * x + cosine * y)];
      }),
    );
  });
}

const PLAIN: Side = { isMirrored: false, pairs: pairsOf(false) };
const MIRRORED: Side = { isMirrored: true, pairs: pairsOf(true) };
