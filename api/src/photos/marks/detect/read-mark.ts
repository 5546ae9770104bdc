import type { Grid } from '../grid.ts';
import { POINTS_OF_A_CELL } from '../pattern.ts';
import type { Plane } from '../plane.ts';
import { strengthIn } from '../strength.ts';
import { cellsOf } from './cells.ts';
import { CLOSE, guesses, type Looks, looksOf } from './coarse.ts';
import { type Corners, rectified } from './corners.ts';
import { differenceOf } from './difference.ts';
import type { Fit } from './fit.ts';
import { atLevel, FIRST_LEVELS, LAST_LEVELS, type Level, refined } from './refine.ts';
import { type Residual, residualOf } from './residual.ts';
import { mirrored, resized } from './resize.ts';
import { warped } from './warp.ts';

/** A suspect picture, and the same in a mirror, ready to be compared with originals. */
export type Suspect = { plane: Plane; looks: Looks }[];

export function suspectOf(plane: Plane): Suspect {
  return [plane, mirrored(plane)].map((side) => ({ plane: side, looks: looksOf(side, CLOSE) }));
}

/** What was read from a suspect picture, and where in it the original lies. */
export type Reading = {
  /** For each of the grids that its copies may have. */
  residuals: { grid: Grid; residual: Residual }[];
  fit: Fit;
  isMirrored: boolean;
  /** How alike both are there: 1 is the same but for its tone. */
  likeness: number;
};

type Try = { plane: Plane; isMirrored: boolean; fit: Fit };

const GUESSES = 3;
/** With so much more of a difference it isn't the other one. */
const AMBIGUOUS = 1.25;

/**
 * Finds the original in the suspect picture and reads what is left over.
 * @param grids of the original's copies
 * @returns undefined when the suspect doesn't show it
 */
export function readMark(original: Plane, suspect: Suspect, grids: readonly Grid[]): Reading | undefined {
  const tries = suspect
    .flatMap(({ plane, looks }, side) =>
      guesses(original, looks, GUESSES).map((guess) => ({ ...guess, plane, isMirrored: side === 1 })),
    )
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, 2 * GUESSES);
  return readBest(original, tries, grids);
}

/** The same of a picture in which somebody has set the photo's corners by hand. */
export function readBetween(
  original: Plane,
  suspect: Plane,
  corners: Corners,
  grids: readonly Grid[],
): Reading | undefined {
  const plane = rectified(suspect, corners, original.width, original.height);
  if (!plane) return undefined;
  const whole = Float64Array.of(1, 0, 0, 0, 1, 0, 0, 0);
  return readBest(
    original,
    [plane, mirrored(plane)].map((side, at) => ({ plane: side, isMirrored: at === 1, fit: whole })),
    grids,
  );
}

function readBest(original: Plane, tries: readonly Try[], grids: readonly Grid[]): Reading | undefined {
  let left = tries;
  let nearly: ReturnType<typeof fitted> = [];
  for (const { level, left: most } of FIRST_LEVELS) {
    nearly = fitted(original, left, [level]);
    left = nearly.slice(0, most);
  }
  // A face is nearly the same in a mirror: which of both it is shows from close by.
  const clearly = AMBIGUOUS * (nearly[0]?.error ?? 0);
  const sides = [false, true].flatMap(
    (isMirrored) => nearly.find((one) => one.isMirrored === isMirrored) ?? [],
  );
  const [best] = fitted(
    original,
    sides.filter(({ error }) => error <= clearly),
    LAST_LEVELS,
  );
  const found = best && residualsAt(original, best.plane, best.fit, grids);
  return found && { ...found, fit: best.fit, isMirrored: best.isMirrored };
}

/** Best first. */
function fitted(original: Plane, tries: readonly Try[], levels: Level[]) {
  return tries
    .flatMap((one) => {
      const fit = refined(original, one.plane, one.fit, levels);
      return fit ? [{ ...one, ...fit }] : [];
    })
    .sort((a, b) => a.error - b.error);
}

const POINTS = 512;

function residualsAt(
  original: Plane,
  suspect: Plane,
  fit: Fit,
  grids: readonly Grid[],
): Pick<Reading, 'residuals' | 'likeness'> | undefined {
  const [small, other] = atLevel(original, suspect, fit, POINTS);
  const onIt = warped(other, fit, small.width, small.height);
  const difference = differenceOf(small, onIt);
  if (!difference) return undefined;
  const residuals = grids.map((grid) => {
    const { columns, rows } = grid;
    const atPoints = resized(original, columns * POINTS_OF_A_CELL, rows * POINTS_OF_A_CELL);
    const strength = resized(strengthIn(atPoints), columns, rows);
    const dots = (Math.abs(fit[0] ?? 1) * suspect.width) / columns;
    return { grid, residual: residualOf(cellsOf(difference, grid), strength, dots) };
  });
  return { residuals, likeness: likenessOf(small, onIt) };
}

/** Correlation of what both show. */
function likenessOf(original: Plane, suspect: Plane): number {
  const seen = [...suspect.values.keys()].filter((at) => !Number.isNaN(suspect.values[at]));
  const mean = ({ values }: Plane) => seen.reduce((sum, at) => sum + (values[at] ?? 0), 0) / seen.length;
  const [light, otherLight] = [mean(original), mean(suspect)];
  const sum = { products: 0, squares: 0, others: 0 };
  for (const at of seen) {
    const value = (original.values[at] ?? 0) - light;
    const other = (suspect.values[at] ?? 0) - otherLight;
    sum.products += value * other;
    sum.squares += value * value;
    sum.others += other * other;
  }
  return sum.products / Math.sqrt(sum.squares * sum.others || 1);
}
