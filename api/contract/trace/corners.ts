/** A place in a picture, as shares of its width and height from the upper left. */
export type Point = { readonly x: number; readonly y: number };
/** The photo's corners in a picture, clockwise from the upper left. */
export type Corners = readonly [Point, Point, Point, Point];

/** The range of a corner's shares: where the picture cuts off the photo, corners are outside the picture. */
export const CORNERS_WITHIN = { least: -0.5, most: 1.5 } as const;

/** Write corners as a form's field: eight numbers, x and y in turn. */
export const writeCorners = (corners: Corners): string =>
  corners.flatMap(({ x, y }) => [x.toFixed(4), y.toFixed(4)]).join(' ');

/** Read corners from a form's field; undefined unless it has four places in or around the picture. */
export function readCorners(text: string): Corners | undefined {
  const shares = text.trim().split(/\s+/).map(Number);
  const { least, most } = CORNERS_WITHIN;
  if (shares.length !== 8 || !shares.every((share) => share >= least && share <= most)) return undefined;
  const [ax = 0, ay = 0, bx = 0, by = 0, cx = 0, cy = 0, dx = 0, dy = 0] = shares;
  return [
    { x: ax, y: ay },
    { x: bx, y: by },
    { x: cx, y: cy },
    { x: dx, y: dy },
  ];
}
