import type { Plane } from '../marking/plane.ts';
import type { Fit } from './fit.ts';

/** What the suspect picture shows of a photo's pixel: its place, grey level, and change right and down. */
export type Sample = { x: number; y: number; depth: number; value: number; across: number; down: number };

export const emptySample = (): Sample => ({ x: 0, y: 0, depth: 1, value: 0, across: 0, down: 0 });

/** Set `sample` for the photo's (u, v). Return false if the suspect picture doesn't show it. */
export function sampleAt(
  { values, width, height }: Plane,
  fit: Fit,
  u: number,
  v: number,
  sample: Sample,
): boolean {
  const depth = 1 + (fit[6] ?? 0) * u + (fit[7] ?? 0) * v;
  const x = ((fit[0] ?? 0) * u + (fit[1] ?? 0) * v + (fit[2] ?? 0)) / depth;
  const y = ((fit[3] ?? 0) * u + (fit[4] ?? 0) * v + (fit[5] ?? 0)) / depth;
  const column = (x + 0.5) * width - 0.5;
  const row = (y + 0.5) * height - 0.5;
  if (!(depth > 0 && column >= 1 && row >= 1 && column < width - 2 && row < height - 2)) return false;
  const left = Math.trunc(column);
  const upper = Math.trunc(row);
  const at = upper * width + left;
  const right = column - left;
  const lower = row - upper;
  const a = values[at] ?? 0;
  const b = values[at + 1] ?? 0;
  const c = values[at + width] ?? 0;
  const d = values[at + width + 1] ?? 0;
  sample.x = x;
  sample.y = y;
  sample.depth = depth;
  sample.value = (a + right * (b - a)) * (1 - lower) + (c + right * (d - c)) * lower;
  sample.across = ((b - a) * (1 - lower) + (d - c) * lower) * width;
  sample.down = ((c - a) * (1 - right) + (d - b) * right) * height;
  return true;
}

/** Return the suspect picture's grey level at each pixel of the stored photo; NaN outside of the picture. */
export function warped(suspect: Plane, fit: Fit, width: number, height: number): Plane {
  const values = new Float32Array(width * height).fill(NaN);
  const sample = emptySample();
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const isThere = sampleAt(suspect, fit, (x + 0.5) / width - 0.5, (y + 0.5) / height - 0.5, sample);
      if (isThere) values[y * width + x] = sample.value;
    }
  }
  return { values, width, height };
}
