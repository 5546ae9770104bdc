import { type Plane, softened } from '../marking/plane.ts';
import type { Cells } from './cells.ts';

/** The evidence in each cell of the mark's grid that it was made lighter (above 0) or darker (below 0). */
export type Residual = Float32Array;

/** Radii, in cells, of the blurs that split the cells' values into bands, from fine to coarse detail. */
const RADII = [1, 2, 4];
const AROUND = 2;
/** Varied areas count less. This share of the mean variation is added: else plain areas count too much. */
const LEAST_LOUD = 0.1;
const NOISE = 0.02;
/** The most evidence that a cell can give, as a multiple of the mean evidence. */
const MOST = 2.5;
/** For each band, the part of a wave (from light to dark and back) that one cell covers. */
const PERIODS = [0.3, 0.14, 0.07];
/** The most waves per pixel that a reduced and re-encoded picture still shows well. */
const SHOWN = 0.15;

/**
 * Return the evidence of each cell. A band counts less if little of it can be left: a reduced picture has
 * lost its fine bands, and an area with much detail hides the mark.
 * @param strength of the mark in each cell, as it was embedded
 * @param dots the width of a cell in pixels of the suspect picture
 */
export function residualOf({ values, seen }: Cells, strength: Plane, dots: number): Residual {
  const residual = new Float32Array(values.values.length);
  let finer = values;
  for (const [band, radius] of RADII.entries()) {
    const coarser = meanAround(values, seen, radius);
    const part = combined(finer, coarser, (fine, coarse) => fine - coarse);
    const left = Math.exp(-(((PERIODS[band] ?? 0) / dots / SHOWN) ** 2));
    const loud = loudness(part, seen);
    for (let cell = 0; cell < residual.length; cell += 1) {
      const weight = (left * (ENERGIES[band] ?? 0) * (strength.values[cell] ?? 0)) / (loud[cell] ?? 1);
      residual[cell] = (residual[cell] ?? 0) + weight * (part.values[cell] ?? 0) * (seen.values[cell] ?? 0);
    }
    finer = coarser;
  }
  return clipped(residual);
}

function loudness(part: Plane, seen: Plane): Float32Array {
  const squares = combined(part, seen, (value, is) => value * value * is);
  const count = seen.values.reduce((sum, is) => sum + is, 0);
  const mean = squares.values.reduce((sum, square) => sum + square, 0) / Math.max(1, count);
  const around = meanAround(squares, seen, AROUND);
  return around.values.map((square) => square + LEAST_LOUD * mean + NOISE);
}

function meanAround(values: Plane, seen: Plane, radius: number): Plane {
  const sums = softened(
    combined(values, seen, (value, is) => value * is),
    radius,
  );
  return combined(sums, softened(seen, radius), (sum, share) => (share > 0 ? sum / share : 0));
}

function combined(one: Plane, other: Plane, how: (a: number, b: number) => number): Plane {
  return { ...one, values: one.values.map((value, at) => how(value, other.values[at] ?? 0)) };
}

function clipped(residual: Float32Array): Residual {
  const seen = residual.filter((value) => value !== 0);
  const most =
    MOST * Math.sqrt(seen.reduce((sum, value) => sum + value * value, 0) / Math.max(1, seen.length));
  return residual.map((value) => Math.max(-most, Math.min(most, value)));
}

/** How much of a mark's lighter and darker cells each band has: its squared response to a single cell. */
const ENERGIES = RADII.map((radius, band) => {
  const side = 41;
  const single: Plane = { values: new Float32Array(side * side), width: side, height: side };
  single.values[(side * side - 1) / 2] = 1;
  const before = band === 0 ? single : softened(single, RADII[band - 1] ?? 0);
  const part = combined(before, softened(single, radius), (fine, coarse) => fine - coarse);
  return part.values.reduce((sum, value) => sum + value * value, 0);
});
