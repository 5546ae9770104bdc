import type { Grid } from '../marking/grid.ts';
import type { Residual } from './residual.ts';

/** Return how well an account's cells (1 lighter, -1 darker) match a reading, in standard deviations. */
export function scoreOf(residual: Residual, signs: Int8Array): number {
  let together = 0;
  let square = 0;
  for (let cell = 0; cell < residual.length; cell += 1) {
    const value = residual[cell] ?? 0;
    together += value * (signs[cell] ?? 0);
    square += value * value;
  }
  return square > 0 ? together / Math.sqrt(square) : 0;
}

export function bestScoreOf(
  residuals: readonly { grid: Grid; residual: Residual }[],
  signs: (grid: Grid) => Int8Array,
): number {
  return Math.max(...residuals.map(({ grid, residual }) => scoreOf(residual, signs(grid))));
}

export function withoutSigns(residual: Residual, signs: Int8Array): Residual {
  let together = 0;
  let seen = 0;
  for (let cell = 0; cell < residual.length; cell += 1) {
    const value = residual[cell] ?? 0;
    together += value * (signs[cell] ?? 0);
    if (value !== 0) seen += 1;
  }
  const share = together / Math.max(1, seen);
  return residual.map((value, cell) => (value === 0 ? 0 : value - share * (signs[cell] ?? 0)));
}

/** A trace can score this many readings of marks before it lowers their scores. */
const FREE = 4;

/** Lower a score by the number of readings: among more readings, chance scores high more often. */
export function scoreAfter(readings: number, z: number): number {
  const square = z * z - 4 * Math.log(Math.max(1, readings / FREE));
  return Math.sign(z) * Math.sqrt(Math.max(0, square));
}

/** Scores that chance reaches for one innocent account in 800 thousand million, and in 50 million. */
export const NAMED = 7;
export const PROBABLE = 5.5;

export type Verdict = 'named' | 'probable';

export function verdictOf(z: number): Verdict | undefined {
  if (z >= NAMED) return 'named';
  return z >= PROBABLE ? 'probable' : undefined;
}
