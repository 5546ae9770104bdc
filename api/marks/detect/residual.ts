import { type Plane, softened } from '../marking/plane.ts';
import type { Cells } from './cells.ts';

/**
 * What each cell says of the mark: above 0 lighter, below 0 darker, 0 nothing. Whoever's signs have nothing
 * to do with the suspect scores by chance alone, whatever is computed here.
 */
export type Residual = Float32Array;

/** How wide, in cells, the means are whose differences are looked at each by itself: from fine to coarse. */
const RADII = [1, 2, 4];
/** Cells around one, of which is taken how loud a band is there. */
const AROUND = 2;
/** Share of a band's mean loudness that is there at least: what is smooth is no proof. */
const LEAST_LOUD = 0.1;
const NOISE = 0.02;
/** No cell counts more than so many times the usual one. */
const MOST = 2.5;
/** Of the patterns in a band so many periods fit into a cell. */
const PERIODS = [0.3, 0.14, 0.07];
/** Periods in a dot that a picture that was made small and stored again still shows well. */
const SHOWN = 0.15;

/**
 * Weighs each cell and each fineness by how much of the mark can be left there, against how loud everything
 * else is: a picture made small has lost the fine, a busy patch drowns what is in it.
 * @param strength of the mark in each cell, as it was embedded
 * @param dots of the suspect picture along a cell
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

/** The mean of the cells around each that are seen. */
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

/** How much of signs drawn by lot each band has: what it answers to a single cell, squared. */
const ENERGIES = RADII.map((radius, band) => {
  const side = 41;
  const single: Plane = { values: new Float32Array(side * side), width: side, height: side };
  single.values[(side * side - 1) / 2] = 1;
  const before = band === 0 ? single : softened(single, RADII[band - 1] ?? 0);
  const part = combined(before, softened(single, radius), (fine, coarse) => fine - coarse);
  return part.values.reduce((sum, value) => sum + value * value, 0);
});
