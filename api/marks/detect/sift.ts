import type { Plane } from '../marking/plane.ts';
import { pointsOf } from './points.ts';
import { SMALLEST, type Suspect } from './read-mark.ts';
import { registrations } from './register.ts';

/** In a mirrored picture, only each n-th corner (feature point) is compared first; after a match, all are. */
const IN_MIRROR = 2;

export class Sift<Key> {
  private readonly suspect: Suspect;
  private readonly photos: { key: Key; votes: number }[] = [];

  constructor(suspect: Suspect) {
    this.suspect = suspect;
  }

  add(key: Key, original: Plane): void {
    const points = pointsOf(original, [SMALLEST]);
    const [upright, mirrored] = this.suspect.sides.map((known, side) => {
      if (side === 1 && registrations(points, known, 1, IN_MIRROR).length === 0) return 0;
      return registrations(points, known, 1)[0]?.votes ?? 0;
    });
    const votes = Math.max(upright ?? 0, mirrored ?? 0);
    if (votes > 0) this.photos.push({ key, votes });
  }

  best(): { key: Key; likeness: number }[] {
    const most = this.photos.reduce((highest, { votes }) => Math.max(highest, votes), 1);
    return this.photos
      .map(({ key, votes }) => ({ key, likeness: votes / most }))
      .sort((a, b) => b.likeness - a.likeness);
  }
}
