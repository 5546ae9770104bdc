/**
 * The place of a picture in another one: the numbers f0 to f7 map a pixel's (u, v), from -0.5 to 0.5 along
 * each side, to ((f0 u + f1 v + f2) / d, (f3 u + f4 v + f5) / d), where d = 1 + f6 u + f7 v.
 */
export type Fit = Float64Array;

export function placeIn(fit: Fit, { x: u, y: v }: { x: number; y: number }): { x: number; y: number } {
  const [a = 1, b = 0, c = 0, d = 0, e = 1, f = 0, g = 0, h = 0] = fit;
  const depth = 1 + g * u + h * v;
  return { x: (a * u + b * v + c) / depth, y: (d * u + e * v + f) / depth };
}

export const NUMBERS_OF_A_FIT = 8;

export const isMirror = ([a = 1, b = 0, , d = 0, e = 1]: Fit): boolean => a * e < b * d;
