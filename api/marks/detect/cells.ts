import type { Grid } from '../marking/grid.ts';
import type { Plane } from '../marking/plane.ts';

/** For each cell of a mark's grid: a value, and in `seen` 1 if the suspect picture shows the cell, else 0. */
export type Cells = { values: Plane; seen: Plane };

/** Cells of which the suspect picture shows a smaller share than this are ignored. */
const LEAST_SEEN = 0.4;

/** Return each cell's mean of `difference`. Pixels in its middle count more: at the edges, cells blend. */
export function cellsOf(difference: Plane, { columns, rows }: Grid): Cells {
  const sums = new Float32Array(columns * rows);
  const weights = new Float32Array(columns * rows);
  const whole = new Float32Array(columns * rows);
  const { width, height } = difference;
  for (let y = 0; y < height; y += 1) {
    const row = ((y + 0.5) / height) * rows;
    const weightDown = 1 - Math.abs((row % 1) - 0.5);
    for (let x = 0; x < width; x += 1) {
      const column = ((x + 0.5) / width) * columns;
      const weight = weightDown * (1 - Math.abs((column % 1) - 0.5));
      const cell = Math.floor(row) * columns + Math.floor(column);
      whole[cell] = (whole[cell] ?? 0) + weight;
      const value = difference.values[y * width + x] ?? NaN;
      if (Number.isNaN(value)) continue;
      sums[cell] = (sums[cell] ?? 0) + weight * value;
      weights[cell] = (weights[cell] ?? 0) + weight;
    }
  }
  const seen = weights.map((weight, cell) => (weight > LEAST_SEEN * (whole[cell] ?? 0) ? 1 : 0));
  const values = sums.map((sum, cell) => (seen[cell] ? sum / (weights[cell] ?? 1) : 0));
  const size = { width: columns, height: rows };
  return { values: { values, ...size }, seen: { values: seen, ...size } };
}
