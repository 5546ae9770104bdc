/** How many cells a photo's mark has. Each is a little lighter or darker than the photo. */
export type Grid = { columns: number; rows: number };

/** Few enough that a cell is seen again at a quarter of the size, enough that no two accounts are alike. */
const ALONG_LONGER_SIDE = 64;

/** Of about square cells. Sizes of one photo have the same grid, but for a line where rounding differs. */
export function gridOf(width: number, height: number): Grid {
  const cell = Math.max(width, height) / ALONG_LONGER_SIDE;
  const along = (side: number) => Math.max(1, Math.round(side / cell));
  return { columns: along(width), rows: along(height) };
}
