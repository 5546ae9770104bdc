import type { Pixels } from './pixels.ts';
import { type Plane, softened } from './plane.ts';

/** Grey levels by which a mark can change an even wall, and busy cloth, without being visible. */
const EVEN = 1.2;
const BUSY = 5;
/** `EVEN` for small pictures, whose small cells are less visible and keep less of the mark. */
const EVEN_IF_SMALL = 1.5;
const SMALL = 900;
/** Grey levels added to the mark's strength for each grey level by which neighbouring pixels differ. */
const PER_DIFFERENCE = 0.094;

export const strengthOf = (pixels: Pixels, width: number, height: number): Plane =>
  strengthIn(
    greyOf(pixels, width, height),
    Math.max(pixels.width, pixels.height) < SMALL ? EVEN_IF_SMALL : EVEN,
  );

export function strengthIn(grey: Plane, even = EVEN): Plane {
  const { width, height } = grey;
  const strength = new Float32Array(grey.values.length);
  for (let y = 0; y < height; y += 1) {
    const line = y * width;
    const above = Math.max(0, y - 1) * width;
    const below = Math.min(height - 1, y + 1) * width;
    for (let x = 0; x < width; x += 1) {
      const left = grey.values[line + Math.max(0, x - 1)] ?? 0;
      const right = grey.values[line + Math.min(width - 1, x + 1)] ?? 0;
      const across = right - left;
      const down = (grey.values[below + x] ?? 0) - (grey.values[above + x] ?? 0);
      const difference = Math.sqrt(across * across + down * down);
      strength[line + x] = Math.min(BUSY, even + PER_DIFFERENCE * difference);
    }
  }
  return softened({ values: strength, width, height }, 3);
}

function greyOf({ data, width, height }: Pixels, columns: number, rows: number): Plane {
  const values = new Float32Array(columns * rows);
  const starts = Uint32Array.from({ length: columns + 1 }, (_, x) => Math.floor((x * width) / columns));
  for (let row = 0; row < rows; row += 1) {
    const top = Math.floor((row * height) / rows);
    const bottom = Math.max(top + 1, Math.floor(((row + 1) * height) / rows));
    for (let y = top; y < bottom; y += 1) {
      for (let column = 0; column < columns; column += 1) {
        const start = starts[column] ?? 0;
        const end = Math.max(start + 1, starts[column + 1] ?? 0);
        let sum = 0;
        for (let dot = (y * width + start) * 3; dot < (y * width + end) * 3; dot += 3) {
          sum += (data[dot] ?? 0) + 2 * (data[dot + 1] ?? 0) + (data[dot + 2] ?? 0);
        }
        const at = row * columns + column;
        values[at] = (values[at] ?? 0) + sum / (4 * (end - start) * (bottom - top));
      }
    }
  }
  return { values, width: columns, height: rows };
}
