import type { Plane } from '../plane.ts';
import { CLOSE, type Closeness, guesses, type Looks, looksOf } from './coarse.ts';
import { mirrored, within } from './resize.ts';

/** A look from so far away that thousands of photos are compared within seconds. */
const FROM_AFAR: Closeness = { points: 16, ratio: 1.2 };
/** Points along the longer side of the photos that are compared. */
export const SIFTED = CLOSE.points;
/** So many of the most alike are looked at again from nearer by. */
const NEARER = 150;
const FROM_NEARER_BY: Closeness = { points: SIFTED, ratio: 1.1 };

type Original<Key> = { key: Key; plane: Plane; likeness: number };

/** Finds among many photos those that a suspect picture may show. */
export class Sift<Key> {
  private readonly sides: readonly Plane[];
  private readonly afar: readonly Looks[];
  private originals: Original<Key>[] = [];

  constructor(suspect: Plane) {
    this.sides = [suspect, mirrored(suspect)];
    this.afar = this.sides.map((side) => looksOf(side, FROM_AFAR));
  }

  /** @param original of {@link SIFTED} points, or larger */
  add(key: Key, original: Plane): void {
    const plane = within(original, SIFTED);
    this.originals.push({ key, plane, likeness: likenessOf(plane, this.afar) });
    if (this.originals.length >= 2 * NEARER) this.originals = likeliest(this.originals).slice(0, NEARER);
  }

  /** The most alike first. */
  best(): { key: Key; likeness: number }[] {
    const near = this.sides.map((side) => looksOf(side, FROM_NEARER_BY));
    const again = likeliest(this.originals)
      .slice(0, NEARER)
      .map((original) => ({ ...original, likeness: likenessOf(original.plane, near) }));
    return likeliest(again).map(({ key, likeness }) => ({ key, likeness }));
  }
}

const likelihood = (guess?: { likeness: number }) => guess?.likeness ?? 0;

function likenessOf(plane: Plane, looks: readonly Looks[]): number {
  return Math.max(...looks.map((side) => likelihood(guesses(plane, side, 1)[0])));
}

function likeliest<Key>(originals: readonly Original<Key>[]): Original<Key>[] {
  return [...originals].sort((a, b) => b.likeness - a.likeness);
}
