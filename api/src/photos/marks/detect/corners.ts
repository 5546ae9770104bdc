import type { Plane } from '../plane.ts';
import { type Fit, placeIn } from './fit.ts';
import { Equations } from './solve.ts';
import { warped } from './warp.ts';

/** A place in a picture, as shares of its sides from the left and from the top. */
export type Point = { x: number; y: number };
/** Where somebody sees the photo's corners in the suspect picture: upper left, upper right, and on around. */
export type Corners = readonly [Point, Point, Point, Point];

/** Points along the longer side, enough to tell one photo from another. */
const SEEN = 192;

const SQUARE: Corners = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
];

/**
 * The part between the corners, as if it had been seen from straight ahead.
 * @returns undefined when they enclose nothing that could be a photo
 */
export function rectified(
  suspect: Plane,
  corners: Corners,
  width: number,
  height: number,
): Plane | undefined {
  const fit = fitOfCorners(corners);
  if (!fit || !isConvex(corners)) return undefined;
  const plane = warped(suspect, fit, width, height);
  // Beyond the picture's edge, as grey as can be.
  return { ...plane, values: plane.values.map((value) => (Number.isNaN(value) ? 128 : value)) };
}

/** The same where the photo's shape isn't known: about as wide and high as it is seen. */
export function seenAhead(suspect: Plane, corners: Corners): Plane {
  const [first, second, third, fourth] = corners;
  const apart = (one: Point, other: Point) =>
    Math.hypot((one.x - other.x) * suspect.width, (one.y - other.y) * suspect.height);
  const across = Math.max(apart(first, second), apart(fourth, third));
  const down = Math.max(apart(first, fourth), apart(second, third));
  const factor = SEEN / Math.max(1, across, down);
  const size = (side: number) => Math.max(8, Math.round(side * factor));
  return rectified(suspect, corners, size(across), size(down)) ?? suspect;
}

/**
 * Where the photo lies in the suspect picture: its corners, beyond the edge where a part of it is cut off.
 * @param between the corners that the picture was {@link rectified} between
 */
export function placeOf(fit: Fit, isMirrored: boolean, between?: Corners): Corners {
  const ahead = between && fitOfCorners(between);
  const corner = ({ x, y }: Point): Point => {
    const seen = placeIn(fit, { x: x - 0.5, y: y - 0.5 });
    const turned = { x: isMirrored ? -seen.x : seen.x, y: seen.y };
    const place = ahead ? placeIn(ahead, turned) : turned;
    return { x: place.x + 0.5, y: place.y + 0.5 };
  };
  const [a, b, c, d] = SQUARE;
  return [corner(a), corner(b), corner(c), corner(d)];
}

function fitOfCorners(corners: Corners): Fit | undefined {
  const equations = new Equations(8);
  for (const [at, { x, y }] of SQUARE.entries()) {
    const [u, v] = [x - 0.5, y - 0.5];
    const seen = corners[at] ?? { x: 0, y: 0 };
    const [across, down] = [seen.x - 0.5, seen.y - 0.5];
    equations.add(Float64Array.of(u, v, 1, 0, 0, 0, -across * u, -across * v), across, 1);
    equations.add(Float64Array.of(0, 0, 0, u, v, 1, -down * u, -down * v), down, 1);
  }
  return equations.solve(0);
}

/** Each corner turns the same way. */
function isConvex(corners: Corners): boolean {
  const turns = corners.map((corner, at) => {
    const next = corners[(at + 1) % 4] ?? corner;
    const last = corners[(at + 2) % 4] ?? corner;
    return (next.x - corner.x) * (last.y - next.y) - (next.y - corner.y) * (last.x - next.x);
  });
  return turns.every((turn) => turn > 1e-4) || turns.every((turn) => turn < -1e-4);
}
