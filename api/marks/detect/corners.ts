import { type Fit, placeIn } from './fit.ts';
import { Equations } from './solve.ts';

/** A place in a picture, as shares of its sides from the left and from the top. */
export type Point = { x: number; y: number };
/** The photo's corners in the suspect picture, set by hand, clockwise from the upper left. */
export type Corners = readonly [Point, Point, Point, Point];

const SQUARE: Corners = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
];

export function placeOf(fit: Fit): Corners {
  const corner = ({ x, y }: Point): Point => {
    const place = placeIn(fit, { x: x - 0.5, y: y - 0.5 });
    return { x: place.x + 0.5, y: place.y + 0.5 };
  };
  const [a, b, c, d] = SQUARE;
  return [corner(a), corner(b), corner(c), corner(d)];
}

/** Return the eight ways in which a photo can have these corners: four rotations, each plain and mirrored. */
export function fitsOfCorners(corners: Corners): Fit[] {
  const [a, b, c, d] = corners;
  const orders: Corners[] = [a, b, c, d].flatMap((_, turn) => {
    const from = (at: number): Point => corners[(at + turn) % 4] ?? a;
    return [
      [from(0), from(1), from(2), from(3)],
      [from(1), from(0), from(3), from(2)],
    ] as Corners[];
  });
  return isConvex(corners) ? orders.flatMap((order) => fitOfCorners(order) ?? []) : [];
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

function isConvex(corners: Corners): boolean {
  const turns = corners.map((corner, at) => {
    const next = corners[(at + 1) % 4] ?? corner;
    const last = corners[(at + 2) % 4] ?? corner;
    return (next.x - corner.x) * (last.y - next.y) - (next.y - corner.y) * (last.x - next.x);
  });
  return turns.every((turn) => turn > 1e-4) || turns.every((turn) => turn < -1e-4);
}
