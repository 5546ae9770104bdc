import { type Grid, gridsOf } from '../marks/grid.ts';
import type { Plane } from '../marks/plane.ts';
import { signsOf } from '../marks/signs.ts';
import { type Corners, placeOf, seenAhead } from '../marks/detect/corners.ts';
import { greyOriginal, greySmall, greySuspect, sizeOf } from '../marks/detect/grey.ts';
import { readBetween, type Reading, readMark, type Suspect, suspectOf } from '../marks/detect/read-mark.ts';
import { bestScoreOf, PROBABLE } from '../marks/detect/score.ts';
import { Sift, SIFTED } from '../marks/detect/sift.ts';
import type { Ask, Reply, Suspicion } from './messages.ts';

/** Two faces before a wall are alike too, and less so point by point. */
const SHOWN = 0.7;

/** Answers what is asked about one suspect picture. */
export function answers(): (ask: Ask) => Promise<Reply> {
  let plane: Plane = { values: new Float32Array(1), width: 1, height: 1 };
  let corners: Corners | undefined;
  let suspect: Suspect | undefined;
  let sift: Sift<string> | undefined;

  const read = (original: Plane, grids: Grid[]): Reading | undefined => {
    if (corners) return readBetween(original, plane, corners, grids);
    suspect ??= suspectOf(plane);
    return readMark(original, suspect, grids);
  };

  return async (ask) => {
    if (ask.ask === 'suspect') {
      plane = await greySuspect(Buffer.from(ask.bytes));
      corners = ask.corners;
      return { done: true };
    }
    if (ask.ask === 'sift') {
      sift ??= new Sift(corners ? seenAhead(plane, corners) : plane);
      // On threads of their own: where there is a second processor, in half of the time.
      const small = ask.photos.map(({ bytes }) => greySmall(Buffer.from(bytes), SIFTED));
      for (const [at, original] of (await Promise.all(small)).entries()) {
        const photo = ask.photos[at];
        if (photo) sift.add(photo.photoKey, original);
      }
      return { done: true };
    }
    if (ask.ask === 'likeliest') {
      const likeliest = (sift?.best() ?? []).map(({ key, likeness }) => ({ photoKey: key, likeness }));
      // What it holds is needed for reading.
      sift = undefined;
      return { likeliest };
    }

    const sizes = await Promise.all(ask.copied.map((bytes) => sizeOf(Buffer.from(bytes))));
    const reading = read(await greyOriginal(Buffer.from(ask.bytes)), gridsOf(sizes));
    if (!reading) return { isShown: false };
    const suspicions = suspicionsOf(reading, ask);
    if (reading.likeness < SHOWN && suspicions.length === 0) return { isShown: false };
    const { fit, isMirrored } = reading;
    return { isShown: true, isMirrored, place: placeOf(fit, isMirrored, corners), suspicions };
  };
}

/** Of all accounts those that fit, the likeliest first. */
export function suspicionsOf(
  { residuals }: Reading,
  { photoKey, secrets, codes }: Pick<Extract<Ask, { ask: 'read' }>, 'photoKey' | 'secrets' | 'codes'>,
): Suspicion[] {
  const known = secrets.map((secret) => (typeof secret === 'string' ? secret : Buffer.from(secret)));
  const suspicions: Suspicion[] = [];
  for (const code of codes) {
    // Copies of before the secret was replaced have the old one's signs.
    const scores = known.map((secret) =>
      bestScoreOf(residuals, (grid) => signsOf(secret, photoKey, code, grid)),
    );
    const z = Math.max(...scores);
    if (z >= PROBABLE) suspicions.push({ code, z });
  }
  return suspicions.sort((a, b) => b.z - a.z);
}
