import type { Grid } from '../marking/grid.ts';
import { POINTS_OF_A_CELL } from '../marking/pattern.ts';
import type { Plane } from '../marking/plane.ts';
import { strengthIn } from '../marking/strength.ts';
import { cellsOf } from './cells.ts';
import { type Corners, fitsOfCorners } from './corners.ts';
import { type Cut, cutAround } from './cut.ts';
import { differenceOf } from './difference.ts';
import { type Fit, isMirror } from './fit.ts';
import { KnownPoints } from './known-points.ts';
import { bothSides, pointsOf, sizesFrom } from './points.ts';
import {
  atLevel,
  FIRST_LEVELS,
  type Guess,
  LAST_LEVELS,
  type Level,
  type Refined,
  refined,
} from './refine.ts';
import { fitOfMap, isSeen, registrations } from './register.ts';
import { type Residual, residualOf } from './residual.ts';
import { resized } from './resize.ts';
import { warped } from './warp.ts';

/** Range of a photo's longer side, in pixels, to search corners (feature points): below it are too few. */
export const SMALLEST = 177;
const LARGEST = 560;
/** Least longer side, in pixels, to search corners of a suspect picture: it may show a part of the photo. */
const PART = 70;
const LEAST = 800;

export type Suspect = { plane: Plane; sides: KnownPoints[] };

export function suspectOf(plane: Plane): Suspect {
  const sizes = sizesFrom(PART, Math.max(LEAST, plane.width, plane.height));
  return { plane, sides: bothSides(plane, sizes).map((points) => new KnownPoints(points)) };
}

export type Reading = {
  residuals: { grid: Grid; residual: Residual }[];
  fit: Fit;
  isMirrored: boolean;
  votes: number;
};

/** Numbers of likely places of the photo to compare, plain and mirrored each, and to read the mark at. */
const TRIED = 2;
const READ = 3;
/** A photo's place is wrong if its difference exceeds this multiple of the difference at the best place. */
const AMBIGUOUS = 1.5;

/**
 * Find the stored photo in the suspect picture, and read the mark there. Accounts are compared later.
 * @param corners the photo's four corners in the suspect picture, if an administrator set them by hand
 * @returns the reading of the best place first; empty if the suspect picture doesn't show the photo
 */
export function readMark(
  original: Plane,
  { plane, sides }: Suspect,
  grids: readonly Grid[],
  corners?: Corners,
): Reading[] {
  const points = pointsOf(original, sizesFrom(SMALLEST, LARGEST));
  const found = sides
    .flatMap((known, side) =>
      registrations(points, known, TRIED).map(({ map, ...registration }) => ({
        ...registration,
        fit: fitOfMap(map, original, plane, side === 1),
      })),
    )
    .sort((a, b) => b.votes - a.votes);
  const most = found[0]?.votes ?? 0;
  const guesses: Guess[] = found.filter(({ votes }) => votes >= most / 2);
  if (corners) guesses.push(...fitsOfCorners(corners).map((fit) => ({ fit })));
  const tries = guesses.map(({ fit, seen }) => ({ ...cutAround(plane, fit), seen }));
  const nearly = fitted(original, tries, FIRST_LEVELS);
  const likely = nearly.filter(({ error }) => error <= AMBIGUOUS * (nearly[0]?.error ?? 0)).slice(0, READ);
  return fitted(original, likely, LAST_LEVELS).flatMap((one) => {
    const residuals = residualsAt(original, one, grids);
    const fit = one.inWhole(one.fit);
    return residuals ? [{ residuals, fit, isMirrored: isMirror(fit), votes: most }] : [];
  });
}

type Try = Cut & Guess;

function fitted<Kind extends Try>(
  original: Plane,
  tries: readonly Kind[],
  levels: Level[],
): (Kind & Refined)[] {
  return tries
    .flatMap((one) => {
      const fit = refined(original, one.plane, one, levels);
      return fit ? [{ ...one, ...fit }] : [];
    })
    .sort((a, b) => a.error - b.error);
}

const POINTS = 512;

function residualsAt(
  original: Plane,
  { plane: suspect, fit, seen, gain, lift }: Try & Refined,
  grids: readonly Grid[],
): Reading['residuals'] | undefined {
  const [small, other] = atLevel(original, suspect, fit, POINTS);
  const onIt = warped(other, fit, small.width, small.height);
  const { width, height } = small;
  const [u, v] = [
    (at: number) => ((at % width) + 0.5) / width - 0.5,
    (at: number) => (Math.floor(at / width) + 0.5) / height - 0.5,
  ];
  const isSeenAt = (at: number) =>
    !Number.isNaN(onIt.values[at]) && (!seen || isSeen(seen, original, u(at), v(at)));
  const difference = differenceOf(small, onIt, { gain, lift }, isSeenAt);
  if (!difference) return undefined;
  return grids.map((grid) => {
    const { columns, rows } = grid;
    const atPoints = resized(original, columns * POINTS_OF_A_CELL, rows * POINTS_OF_A_CELL);
    const strength = resized(strengthIn(atPoints), columns, rows);
    const dots = Math.hypot((fit[0] ?? 1) * suspect.width, (fit[3] ?? 0) * suspect.height) / columns;
    return { grid, residual: residualOf(cellsOf(difference, grid), strength, dots) };
  });
}
