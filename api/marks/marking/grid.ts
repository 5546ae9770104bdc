/** How many cells a photo's mark has. Each is a little lighter or darker than the photo. */
export type Grid = { columns: number; rows: number };

/** Few enough that a cell is seen again at a quarter of the size, enough that no two accounts are alike. */
const ALONG_LONGER_SIDE = 64;

/**
 * The grid of a stored picture's copies, of about square cells. Where rounding differs, two sizes of one
 * photo have grids that differ by a line.
 */
export function gridOf(width: number, height: number): Grid {
  const cell = Math.max(width, height) / ALONG_LONGER_SIDE;
  const along = (side: number) => Math.max(1, Math.round(side / cell));
  return { columns: along(width), rows: along(height) };
}

/** Those that copies of a photo have, told the stored pictures that they are made of: each one once. */
export function gridsOf(sizes: readonly { width: number; height: number }[]): Grid[] {
  const grids = sizes.map(({ width, height }) => gridOf(width, height));
  return [...new Map(grids.map((grid) => [`${grid.columns} ${grid.rows}`, grid])).values()];
}
