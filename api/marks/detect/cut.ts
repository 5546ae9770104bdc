import type { Plane } from '../marking/plane.ts';
import { type Fit, placeIn } from './fit.ts';

/** The part of a picture around the photo. `inWhole` converts a place in the part to one in the picture. */
export type Cut = { plane: Plane; fit: Fit; inWhole: (fit: Fit) => Fit };

/** The part reaches this share of the photo's sides from the photo's middle: over half, to leave a margin. */
const ABOUT = 0.6;
const LEAST = 8;

/** Cut out the part that shows the photo: comparing a whole large picture costs time and memory. */
export function cutAround(whole: Plane, fit: Fit): Cut {
  const corners = [-ABOUT, ABOUT].flatMap((x) => [-ABOUT, ABOUT].map((y) => placeIn(fit, { x, y })));
  const across = bounds(
    corners.map(({ x }) => x),
    whole.width,
  );
  const down = bounds(
    corners.map(({ y }) => y),
    whole.height,
  );
  const [width, height] = [across.length, down.length];
  const values = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const from = (down.start + y) * whole.width + across.start;
    values.set(whole.values.subarray(from, from + width), y * width);
  }
  return {
    plane: { values, width, height },
    fit: moved(
      fit,
      1 / across.share,
      -across.middle / across.share,
      1 / down.share,
      -down.middle / down.share,
    ),
    inWhole: (inCut) => moved(inCut, across.share, across.middle, down.share, down.middle),
  };
}

function bounds(shares: readonly number[], side: number) {
  const at = (share: number) => Math.max(0, Math.min(side, Math.round((share + 0.5) * side)));
  const start = Math.min(side - LEAST, at(Math.min(...shares)));
  const length = Math.max(LEAST, at(Math.max(...shares)) - start);
  return { start, length, share: length / side, middle: (start + length / 2) / side - 0.5 };
}

function moved(fit: Fit, wider: number, right: number, higher: number, below: number): Fit {
  const [a = 1, b = 0, c = 0, d = 0, e = 1, f = 0, g = 0, h = 0] = fit;
  const across = [wider * a + right * g, wider * b + right * h, wider * c + right];
  const down = [higher * d + below * g, higher * e + below * h, higher * f + below];
  return Float64Array.of(...across, ...down, g, h);
}
