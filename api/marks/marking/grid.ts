/** The grid of an invisible mark. The mark makes each cell a little lighter or darker than the photo. */
export type Grid = { columns: number; rows: number };

/** Cells along the longer side: readable at a quarter of the size, and enough to distinguish all accounts. */
const ALONG_LONGER_SIDE = 64;

/** Return the grid of a stored size's copies. By rounding, two sizes' grids can differ by a line of cells. */
export function gridOf(width: number, height: number): Grid {
  const cell = Math.max(width, height) / ALONG_LONGER_SIDE;
  const along = (side: number) => Math.max(1, Math.round(side / cell));
  return { columns: along(width), rows: along(height) };
}

export function gridsOf(sizes: readonly { width: number; height: number }[]): Grid[] {
  const grids = sizes.map(({ width, height }) => gridOf(width, height));
  return [...new Map(grids.map((grid) => [`${grid.columns} ${grid.rows}`, grid])).values()];
}
