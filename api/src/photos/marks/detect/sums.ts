import type { Plane } from '../plane.ts';

/** Of each place the sum of all above and to the left: the sum of any rectangle is then four of them. */
export type Sums = { values: Float64Array; width: number };

export function sumsOf({ values, width, height }: Plane): Sums {
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let line = 0;
    for (let x = 0; x < width; x += 1) {
      line += values[y * width + x] ?? 0;
      sums[(y + 1) * (width + 1) + x + 1] = line + (sums[y * (width + 1) + x + 1] ?? 0);
    }
  }
  return { values: sums, width: width + 1 };
}

export function sumIn({ values, width }: Sums, left: number, top: number, end: number, bottom: number) {
  const upper = (values[top * width + end] ?? 0) - (values[top * width + left] ?? 0);
  return (values[bottom * width + end] ?? 0) - (values[bottom * width + left] ?? 0) - upper;
}
