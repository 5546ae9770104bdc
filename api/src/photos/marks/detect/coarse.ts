import type { Plane } from '../plane.ts';
import { type Fit } from './fit.ts';
import { bestOverlaps, type Look, lookOf } from './overlap.ts';
import { resized, sideOf, within } from './resize.ts';

/** Where the original might lie in the suspect picture, and how alike both are there. */
export type Guess = { fit: Fit; likeness: number };

/**
 * How closely is looked: points along the original's longer side, and the ratio of a size that is tried to
 * the next one.
 */
export type Closeness = { points: number; ratio: number };
export const CLOSE: Closeness = { points: 32, ratio: 1.06 };

/** The suspect picture's longer side as a share of the original's: from a part of it to a phone's screen. */
const SMALLEST = 0.3;
const LARGEST = 2.6;

/** A suspect picture in every size that is tried, made once for all originals. */
export type Looks = { closeness: Closeness; sizes: Look[] };

export function looksOf(suspect: Plane, closeness: Closeness): Looks {
  const { points, ratio } = closeness;
  const side = 2 * points;
  const longer = Math.max(suspect.width, suspect.height);
  const source = within(suspect, Math.ceil(3 * points));
  const sizes: Looks['sizes'] = [];
  for (let share = SMALLEST; share <= LARGEST; share *= ratio) {
    const width = sideOf(suspect.width, (share * points) / longer);
    const height = sideOf(suspect.height, (share * points) / longer);
    if (Math.min(width, height) < points / 10 || Math.max(width, height) > side) continue;
    sizes.push(lookOf(resized(source, width, height), side));
  }
  return { closeness, sizes };
}

/** The likeliest places of an original in a suspect picture, best first. */
export function guesses(original: Plane, { closeness, sizes }: Looks, most: number): Guess[] {
  const small = lookOf(within(original, closeness.points), 2 * closeness.points);
  return bestOverlaps(small, sizes)
    .flatMap(({ likeness, right, below }, at) => {
      const suspect = sizes[at];
      return suspect ? [{ likeness, fit: fitOf(small, suspect, right, below) }] : [];
    })
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, most);
}

type Size = { width: number; height: number };

function fitOf(original: Size, suspect: Size, right: number, below: number): Fit {
  const across = (original.width / 2 - right) / suspect.width - 0.5;
  const down = (original.height / 2 - below) / suspect.height - 0.5;
  const wider = original.width / suspect.width;
  const higher = original.height / suspect.height;
  return Float64Array.of(wider, 0, across, 0, higher, down, 0, 0);
}
