/**
 * Where a picture's points lie in another one: both from -0.5 to 0.5 along each side, from the middle.
 * A place (u, v) is found at ((0u + 1v + 2) / d, (3u + 4v + 5) / d) with d = 1 + 6u + 7v.
 */
export type Fit = Float64Array;

export const NUMBERS_OF_A_FIT = 8;
