import { type Corners, placeOf } from '../detect/corners.ts';
import { greyOriginal, greySmall, greySuspect, sizeOf } from '../detect/grey.ts';
import { type Reading, readMark, type Suspect, suspectOf } from '../detect/read-mark.ts';
import { bestScoreOf, NAMED, PROBABLE, scoreAfter, withoutSigns } from '../detect/score.ts';
import { Sift } from '../detect/sift.ts';
import { type Grid, gridsOf } from '../marking/grid.ts';
import { signsOf } from '../marking/signs.ts';
import type { Ask, Reply, Suspicion } from './messages.ts';

/** Without a mark, a photo is found if this many corners (feature points) agree: fewer agree by chance. */
const SHOWN = 24;

export function answers(): (ask: Ask) => Promise<Reply> {
  let suspect: Suspect = { plane: { values: new Float32Array(1), width: 1, height: 1 }, sides: [] };
  let corners: Corners | undefined;
  let sift: Sift<string> | undefined;
  let readings = 0;
  let compareLast: () => void = () => undefined;

  return async (ask) => {
    if (ask.ask === 'suspect') {
      suspect = suspectOf(await greySuspect(Buffer.from(ask.bytes)));
      corners = ask.corners;
      return { done: true };
    }
    if (ask.ask === 'sift') {
      const into = (sift ??= new Sift(suspect));
      const small = ask.photos.map(({ bytes }) => greySmall(Buffer.from(bytes)));
      // While other threads decode these photos, this thread compares the previous photos.
      compareLast();
      const originals = await Promise.all(small);
      compareLast = () => {
        for (const [at, { photoKey }] of ask.photos.entries()) {
          const original = originals[at];
          if (original) into.add(photoKey, original);
        }
        compareLast = () => undefined;
      };
      return { done: true };
    }
    if (ask.ask === 'likeliest') {
      compareLast();
      const likeliest = (sift?.best() ?? []).map(({ key, likeness }) => ({ photoKey: key, likeness }));
      sift = undefined;
      return { likeliest };
    }

    const sizes = await Promise.all(ask.copied.map((bytes) => sizeOf(Buffer.from(bytes))));
    const original = await greyOriginal(Buffer.from(ask.bytes));
    const found = readMark(original, suspect, gridsOf(sizes), corners);
    const scored = scoredOf(found, ask, (more) => (readings += more));
    const [best] = scored;
    if (!best || (best.votes < SHOWN && best.suspicions.length === 0)) return { isShown: false };
    const { fit, isMirrored, suspicions } = best;
    return { isShown: true, isMirrored, place: placeOf(fit), suspicions };
  };
}

type Scored = Pick<Extract<Ask, { ask: 'read' }>, 'photoKey' | 'secrets' | 'codes'>;
type Signs = (grid: Grid) => Int8Array;

/**
 * Add to each reading of a mark the accounts that match it, the likeliest first. Accounts that combined their
 * copies hide each other, so the marks of named accounts are subtracted, and the rest is scored again.
 * @param counted adds to the number of scores that each code has had, and returns the new number
 */
export function scoredOf(
  found: readonly Reading[],
  { photoKey, secrets, codes }: Scored,
  counted: (more: number) => number,
) {
  // Copies made before the secret was replaced have marks of the old secret.
  const known = secrets.map((secret) => (typeof secret === 'string' ? secret : Buffer.from(secret)));
  const signsFor = (code: string): Signs[] =>
    known.map((secret) => signsByGrid((grid) => signsOf(secret, photoKey, code, grid)));
  const score = (readings: readonly Reading[]) => {
    const each = readings.reduce((sum, { residuals }) => sum + residuals.length, 0);
    const after = counted(each * known.length);
    const scores = readings.map((): Suspicion[] => []);
    for (const code of codes) {
      const signs = signsFor(code);
      for (const [at, { residuals }] of readings.entries()) {
        const z = scoreAfter(after, Math.max(...signs.map((of) => bestScoreOf(residuals, of))));
        if (z >= PROBABLE) scores[at]?.push({ code, z });
      }
    }
    return scores;
  };
  const scores = score(found);
  const scored = found.map((reading, at) => ({ ...reading, suspicions: scores[at] ?? [] }));
  for (const reading of scored) {
    for (let before = 1, named = namedIn(reading); named.length > before; named = namedIn(reading)) {
      before = named.length;
      const signs = named.flatMap(({ code }) => signsFor(code));
      const residuals = reading.residuals.map(({ grid, residual }) => ({
        grid,
        residual: signs.reduce((left, of) => withoutSigns(left, of(grid)), residual),
      }));
      const [others = []] = score([{ ...reading, residuals }]);
      reading.suspicions = [
        ...named,
        ...others.filter(({ code }) => named.every((one) => one.code !== code)),
      ];
    }
  }
  const strongest = ({ suspicions }: { suspicions: Suspicion[] }) => suspicions[0]?.z ?? 0;
  for (const { suspicions } of scored) suspicions.sort((a, b) => b.z - a.z);
  return scored.sort((a, b) => strongest(b) - strongest(a));
}

const namedIn = ({ suspicions }: { suspicions: Suspicion[] }) => suspicions.filter(({ z }) => z >= NAMED);

function signsByGrid(make: Signs): Signs {
  const made = new Map<Grid, Int8Array>();
  return (grid) => {
    const signs = made.get(grid) ?? make(grid);
    made.set(grid, signs);
    return signs;
  };
}
