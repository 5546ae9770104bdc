import { createHash, createHmac } from 'node:crypto';
import type { Grid } from './grid.ts';

/**
 * Which cells of a photo are lighter (1) and which darker (-1) in one account's copy: always the same for
 * the same photo and account, since copies that differ could be averaged until nothing is left. Without the
 * secret they are as good as drawn by lot.
 */
export function signsOf(secret: Buffer | string, photoKey: string, code: string, grid: Grid): Int8Array {
  const cells = grid.columns * grid.rows;
  const seed = createHmac('sha256', secret).update(`${photoKey}:${code}`).digest();
  const bits = createHash('shake256', { outputLength: Math.ceil(cells / 8) })
    .update(seed)
    .digest();
  const signs = new Int8Array(cells);
  // A trace makes them of thousands of accounts within a second.
  for (let cell = 0; cell < cells; cell += 1) {
    const bit = ((bits[cell >> 3] ?? 0) >> (cell & 7)) & 1;
    signs[cell] = bit ? 1 : -1;
  }
  return signs;
}
