import type { Plane } from '../marking/plane.ts';
import type { Fit } from './fit.ts';
import type { KnownPoints, Match } from './known-points.ts';
import type { Points } from './points.ts';
import { Equations } from './solve.ts';

export type Registration = { map: Map; votes: number; seen: Seen };
/** The stored photo's squares, line by line: 1 for a square that the suspect picture also shows. */
export type Seen = { values: Uint8Array; along: number };

/** Of the most similar corners (feature points): how many propose a photo's place, how many vote for it. */
const PROPOSING = 120;
const VOTING = 1200;
/** In each step, the error up to which a corner votes for a place, as a share of the photo's longer side. */
const FIRST_OFF = 0.06;
const OFF = [FIRST_OFF, 0.04, 0.03];
/** Least votes (squares with a corner that agrees) for a place of the photo: fewer can agree by chance. */
const LEAST_VOTES = 9;
/** Corners that are needed to find how a picture was stretched; fewer give only place, size and rotation. */
const STRETCHED = 10;
/** Squares along the photo's longer side, and how many on each side of an agreeing corner count as shown. */
const PLACES = 40;
const NEXT = 2;

/** Maps the photo's (x, y) to the suspect picture's (ax + by + c, dx + ey + f), in shares of longer sides. */
type Map = readonly [number, number, number, number, number, number];
type Pair = { x: number; y: number; toX: number; toY: number; scale: number; turn: number };

/**
 * Return the likeliest places of the stored photo in the suspect picture, best first.
 * @param every compare only each n-th corner of the photo
 */
export function registrations(points: Points, known: KnownPoints, most: number, every = 1): Registration[] {
  const matches = known.matches(points, every).sort((a, b) => a.off - b.off);
  let pairs = matches.slice(0, VOTING).map((match) => pairOf(points, known.points, match));
  const found: Registration[] = [];
  while (found.length < most) {
    const first = likeliest(pairs);
    if (!first) break;
    const [map, agreeing] = settled(first, pairs);
    const votes = placesOf(agreeing);
    if (votes < LEAST_VOTES) break;
    found.push({ map, votes, seen: seenBy(agreeing) });
    const counted = new Set(agreeing);
    pairs = pairs.filter((pair) => !counted.has(pair));
  }
  return found;
}

function pairOf(points: Points, suspect: Points, { one, other }: Match): Pair {
  const at = (numbers: Float32Array, index: number) => numbers[index] ?? 0;
  return {
    ...{ x: at(points.x, one), y: at(points.y, one) },
    ...{ toX: at(suspect.x, other), toY: at(suspect.y, other) },
    scale: at(points.size, one) / at(suspect.size, other),
    turn: at(suspect.turn, other) - at(points.turn, one),
  };
}

function likeliest(pairs: readonly Pair[]): Map | undefined {
  const numbers = (of: (pair: Pair) => number) => Float32Array.from(pairs, of);
  const [xs, ys] = [numbers(({ x }) => x), numbers(({ y }) => y)];
  const [toXs, toYs] = [numbers(({ toX }) => toX), numbers(({ toY }) => toY)];
  let best: Map | undefined;
  let most = 0;
  for (const { x, y, toX, toY, scale, turn } of pairs.slice(0, PROPOSING)) {
    const [a, d] = [scale * Math.cos(turn), scale * Math.sin(turn)];
    const [c, f] = [toX - a * x + d * y, toY - d * x - a * y];
    const near = (FIRST_OFF * scale) ** 2;
    let count = 0;
    for (let at = 0; at < xs.length; at += 1) {
      const left = xs[at] ?? 0;
      const top = ys[at] ?? 0;
      const across = a * left - d * top + c - (toXs[at] ?? 0);
      const down = d * left + a * top + f - (toYs[at] ?? 0);
      if (across * across + down * down < near) count += 1;
    }
    if (count > most) [best, most] = [[a, -d, c, d, a, f], count];
  }
  return best;
}

function offOf([a, b, c, d, e, f]: Map, { x, y, toX, toY }: Pair): number {
  return Math.hypot(a * x + b * y + c - toX, d * x + e * y + f - toY);
}

function settled(from: Map, pairs: readonly Pair[]): [Map, Pair[]] {
  let map = from;
  let agreeing: Pair[] = [];
  for (const off of OFF) {
    const scale = Math.sqrt(Math.abs(map[0] * map[4] - map[1] * map[3]));
    agreeing = pairs.filter((pair) => offOf(map, pair) < off * scale);
    map = (agreeing.length < STRETCHED ? alike(agreeing) : stretched(agreeing)) ?? map;
  }
  return [map, agreeing];
}

function alike(pairs: readonly Pair[]): Map | undefined {
  const equations = new Equations(4);
  for (const { x, y, toX, toY } of pairs) {
    equations.add(Float64Array.of(x, -y, 1, 0), toX, 1);
    equations.add(Float64Array.of(y, x, 0, 1), toY, 1);
  }
  const [a = 1, d = 0, c = 0, f = 0] = equations.solve(0) ?? [];
  return [a, -d, c, d, a, f];
}

function stretched(pairs: readonly Pair[]): Map | undefined {
  const equations = new Equations(6);
  for (const { x, y, toX, toY } of pairs) {
    equations.add(Float64Array.of(x, y, 1, 0, 0, 0), toX, 1);
    equations.add(Float64Array.of(0, 0, 0, x, y, 1), toY, 1);
  }
  const solved = equations.solve(0);
  return solved && ([...solved] as unknown as Map);
}

const placeAt = (share: number) => Math.max(0, Math.min(PLACES - 1, Math.floor((share + 0.5) * PLACES)));

/** Count squares that have corners, not corners: a corner is found in several sizes of the picture. */
const placesOf = (pairs: readonly Pair[]) =>
  new Set(pairs.map(({ x, y }) => placeAt(y) * PLACES + placeAt(x))).size;

function seenBy(pairs: readonly Pair[]): Seen {
  const values = new Uint8Array(PLACES * PLACES);
  for (const { x, y } of pairs) {
    const [left, end] = [Math.max(0, placeAt(x) - NEXT), Math.min(PLACES, placeAt(x) + NEXT + 1)];
    for (let row = Math.max(0, placeAt(y) - NEXT); row < Math.min(PLACES, placeAt(y) + NEXT + 1); row += 1) {
      values.fill(1, row * PLACES + left, row * PLACES + end);
    }
  }
  return { values, along: PLACES };
}

export function isSeen({ values, along }: Seen, { width, height }: Plane, u: number, v: number): boolean {
  const longer = Math.max(width, height);
  return values[placeAt((v * height) / longer) * along + placeAt((u * width) / longer)] === 1;
}

export function fitOfMap([a, b, c, d, e, f]: Map, original: Plane, suspect: Plane, isMirrored: boolean): Fit {
  const longer = Math.max(original.width, original.height);
  const longerOther = Math.max(suspect.width, suspect.height);
  const [wide, high] = [original.width / longer, original.height / longer];
  const [across, down] = [
    ((isMirrored ? -1 : 1) * longerOther) / suspect.width,
    longerOther / suspect.height,
  ];
  return Float64Array.of(
    a * wide * across,
    b * high * across,
    c * across,
    d * wide * down,
    e * high * down,
    f * down,
    0,
    0,
  );
}
