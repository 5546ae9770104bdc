import { type Grid, gridsOf } from '../marks/grid.ts';
import { signsOf } from '../marks/signs.ts';
import { type Corners, placeOf } from '../marks/detect/corners.ts';
import { greyOriginal, greySmall, greySuspect, sizeOf } from '../marks/detect/grey.ts';
import { type Reading, readMark, SMALLEST, type Suspect, suspectOf } from '../marks/detect/read-mark.ts';
import { bestScoreOf, PROBABLE, scoreAfter } from '../marks/detect/score.ts';
import { Sift } from '../marks/detect/sift.ts';
import type { Ask, Reply, Suspicion } from './messages.ts';

/** In a picture that shows something else no more corners agree by chance. */
const SHOWN = 24;

/** Answers what is asked about one suspect picture. */
export function answers(): (ask: Ask) => Promise<Reply> {
  let suspect: Suspect = { plane: { values: new Float32Array(1), width: 1, height: 1 }, sides: [] };
  let corners: Corners | undefined;
  let sift: Sift<string> | undefined;
  let readings = 0;

  return async (ask) => {
    if (ask.ask === 'suspect') {
      suspect = suspectOf(await greySuspect(Buffer.from(ask.bytes)));
      corners = ask.corners;
      return { done: true };
    }
    if (ask.ask === 'sift') {
      sift ??= new Sift(suspect);
      // On threads of their own: where there is a second processor, in half of the time.
      const small = ask.photos.map(({ bytes }) => greySmall(Buffer.from(bytes), SMALLEST));
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
    const original = await greyOriginal(Buffer.from(ask.bytes));
    const found = readMark(original, suspect, gridsOf(sizes), corners);
    const scored = scoredOf(found, ask, (readings += readingsOf(found, ask)));
    const [best] = scored;
    if (!best || (best.votes < SHOWN && best.suspicions.length === 0)) return { isShown: false };
    const { fit, isMirrored, suspicions } = best;
    return { isShown: true, isMirrored, place: placeOf(fit), suspicions };
  };
}

type Scored = Pick<Extract<Ask, { ask: 'read' }>, 'photoKey' | 'secrets' | 'codes'>;

/** How many scores each code gets. */
const readingsOf = (found: readonly Reading[], { secrets }: Scored): number =>
  secrets.length * found.reduce((sum, { residuals }) => sum + residuals.length, 0);

/**
 * Add to each reading the accounts that fit, the likeliest first. The reading that fits an account best comes
 * first, or of those that fit none the one that lies best.
 * @param readings that were scored by now, these included
 */
export function scoredOf(found: readonly Reading[], { photoKey, secrets, codes }: Scored, readings: number) {
  // Copies of before the secret was replaced have the old one's signs.
  const known = secrets.map((secret) => (typeof secret === 'string' ? secret : Buffer.from(secret)));
  const scored = found.map((reading) => ({ ...reading, suspicions: [] as Suspicion[] }));
  for (const code of codes) {
    const signs = known.map((secret) => signsByGrid((grid) => signsOf(secret, photoKey, code, grid)));
    for (const { residuals, suspicions } of scored) {
      const z = scoreAfter(readings, Math.max(...signs.map((of) => bestScoreOf(residuals, of))));
      if (z >= PROBABLE) suspicions.push({ code, z });
    }
  }
  const strongest = ({ suspicions }: { suspicions: Suspicion[] }) => suspicions[0]?.z ?? 0;
  for (const { suspicions } of scored) suspicions.sort((a, b) => b.z - a.z);
  return scored.sort((a, b) => strongest(b) - strongest(a));
}

/** Make the signs of each grid once, for all readings. */
function signsByGrid(make: (grid: Grid) => Int8Array): (grid: Grid) => Int8Array {
  const made = new Map<Grid, Int8Array>();
  return (grid) => {
    const signs = made.get(grid) ?? make(grid);
    made.set(grid, signs);
    return signs;
  };
}
