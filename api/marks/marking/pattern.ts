import type { Grid } from './grid.ts';
import { type Plane, turned } from './plane.ts';

export const POINTS_OF_A_CELL = 3;

/** How much a cell and its neighbours count at each of three points along the cell (Catmull-Rom curve). */
const SHARES = [-1 / 3, 0, 1 / 3].map((place) => {
  const first = Math.floor(place) - 1;
  const t = place - Math.floor(place);
  const weights = [
    (-t + 2 * t ** 2 - t ** 3) / 2,
    (2 - 5 * t ** 2 + 3 * t ** 3) / 2,
    (t + 4 * t ** 2 - 3 * t ** 3) / 2,
    (-(t ** 2) + t ** 3) / 2,
  ];
  return { first, weights };
});

/** Return the lighter and darker cells with soft edges, because sharp edges would be visible. */
export function patternOf(signs: Int8Array, grid: Grid): Plane {
  const cells: Plane = { values: Float32Array.from(signs), width: grid.columns, height: grid.rows };
  return turned(widened(turned(widened(cells))));
}

function widened({ values, width, height }: Plane): Plane {
  const wide = new Float32Array(values.length * POINTS_OF_A_CELL);
  let at = 0;
  for (let line = 0; line < values.length; line += width) {
    for (let cell = 0; cell < width; cell += 1) {
      for (const { first, weights } of SHARES) {
        let value = 0;
        for (let tap = 0; tap < weights.length; tap += 1) {
          const from = Math.min(width - 1, Math.max(0, cell + first + tap));
          value += (weights[tap] ?? 0) * (values[line + from] ?? 0);
        }
        wide[at] = value;
        at += 1;
      }
    }
  }
  return { values: wide, width: width * POINTS_OF_A_CELL, height };
}
