/** A point in a picture, as shares of the width from the left and of the height from the top. */
export type Point = { readonly x: number; readonly y: number };
/** The photo's corners in a picture, clockwise from the upper left. */
export type Corners = readonly [Point, Point, Point, Point];

/** The range of x and y: if the picture cuts off the photo, corners are outside the picture. */
export const CORNERS_WITHIN = { least: -0.5, most: 1.5 } as const;

/** Write corners as the text of a form's field: x and y of each corner in turn, eight numbers. */
export const writeCorners = (corners: Corners): string =>
  corners.flatMap(({ x, y }) => [x.toFixed(4), y.toFixed(4)]).join(' ');

/** Read corners from a form's field; undefined unless the text has four points in or around the picture. */
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
