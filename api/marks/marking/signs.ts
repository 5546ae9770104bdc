import { createHash, createHmac } from 'node:crypto';
import type { Grid } from './grid.ts';

/**
 * Return a mark's signs: 1 for each cell made lighter in an account's copy, -1 for a darker one. They never
 * change: averaging copies with different signs would remove the mark. Without the secret they look random.
 */
export function signsOf(secret: Buffer | string, photoKey: string, code: string, grid: Grid): Int8Array {
  const cells = grid.columns * grid.rows;
  const seed = createHmac('sha256', secret).update(`${photoKey}:${code}`).digest();
  const bits = createHash('shake256', { outputLength: Math.ceil(cells / 8) })
    .update(seed)
    .digest();
  const signs = new Int8Array(cells);
  // A plain loop is fast: a trace makes the signs of thousands of accounts within a second.
  for (let cell = 0; cell < cells; cell += 1) {
    const bit = ((bits[cell >> 3] ?? 0) >> (cell & 7)) & 1;
    signs[cell] = bit ? 1 : -1;
  }
  return signs;
}
