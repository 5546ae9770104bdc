import type { Plane } from '../marking/plane.ts';
import { NUMBERS_OF_A_FIT, type Fit } from './fit.ts';
import { isSeen, type Seen } from './register.ts';
import { resized, sideOf } from './resize.ts';
import { Equations } from './solve.ts';
import { emptySample, type Sample, sampleAt } from './warp.ts';

/**
 * One pass of `refined`. `points`: the longer side, in pixels, to which the stored photo is reduced; only
 * each `every`-th pixel is compared. `tapers`: whether the suspect picture can show it in perspective.
 */
export type Level = { points: number; every: number; tries: number; tapers: boolean };

export const FIRST_LEVELS: Level[] = [
  { points: 64, every: 1, tries: 14, tapers: false },
  { points: 128, every: 1, tries: 10, tapers: false },
];
export const LAST_LEVELS: Level[] = [
  { points: 128, every: 1, tries: 6, tapers: true },
  { points: 256, every: 2, tries: 10, tapers: true },
  { points: 512, every: 3, tries: 6, tapers: true },
];

export type Guess = { fit: Fit; seen?: Seen | undefined };
/** A grey level of the suspect picture is `gain` times the stored photo's, plus `lift`. */
export type Tone = { gain: number; lift: number };
/** `error`: the mean difference of stored photo and suspect picture in grey levels, the lower the better. */
export type Refined = Tone & { fit: Fit; error: number };
type State = Refined & { scale: number };

/** In the first steps, pixels that differ by more grey levels count less: they are stickers or text. */
const FIRST_SCALE = 20;
const LEAST_SCALE = 3;
const LEAST_SEEN = 20;
/** A suspect picture with less contrast than this share of the stored photo's cannot be compared. */
const LEAST_GAIN = 0.2;
/** A pass stops after a step that moves the photo's place by less than this many pixels. */
const STILL = 0.015;

/** Improve a guess of the photo's place until both pictures match (Gauss-Newton); undefined if they don't. */
export function refined(
  original: Plane,
  suspect: Plane,
  { fit: from, seen }: Guess,
  levels: Level[],
): Refined | undefined {
  let state: State = { fit: from, gain: 1, lift: 0, scale: FIRST_SCALE, error: 0 };
  for (const level of levels) {
    const [small, other] = atLevel(original, suspect, state.fit, level.points);
    state.scale = FIRST_SCALE;
    for (let attempt = 0; attempt < level.tries; attempt += 1) {
      const next = step(small, other, state, level, seen);
      if (!next) return undefined;
      const moved = next.fit.reduce((most, by, at) => Math.max(most, Math.abs(by - (state.fit[at] ?? 0))), 0);
      state = next;
      if (moved * level.points < STILL) break;
    }
  }
  return state.gain < LEAST_GAIN ? undefined : { ...state, error: state.error / state.gain };
}

/** Return both pictures in about the same size, with the suspect picture hardly enlarged. */
export function atLevel(original: Plane, suspect: Plane, fit: Fit, points: number): [Plane, Plane] {
  const factor = points / Math.max(original.width, original.height);
  const width = sideOf(original.width, factor);
  const height = sideOf(original.height, factor);
  // Choose the suspect picture's size so that its pixels match the photo's in size, in any rotation.
  const [a = 1, b = 0, , d = 0, e = 1] = fit;
  const size = (side: number, right: number, below: number) =>
    Math.max(
      8,
      Math.round(Math.min(1.3 * side, 1 / Math.max(1e-4, Math.hypot(right / width, below / height)))),
    );
  const [across, down] = [size(suspect.width, a, b), size(suspect.height, d, e)];
  return [resized(original, width, height), resized(suspect, across, down)];
}

function step(original: Plane, suspect: Plane, state: State, level: Level, seen?: Seen): State | undefined {
  const { fit, gain, lift, scale } = state;
  const { points, every, tapers } = level;
  const { width, height } = original;
  const unknowns = tapers ? NUMBERS_OF_A_FIT : NUMBERS_OF_A_FIT - 2;
  const equations = new Equations(unknowns + 2);
  const factors = new Float64Array(unknowns + 2);
  const differences: number[] = [];
  const sample = emptySample();
  for (let y = 1; y < height - 1; y += every) {
    for (let x = 1; x < width - 1; x += every) {
      const u = (x + 0.5) / width - 0.5;
      const v = (y + 0.5) / height - 0.5;
      if (seen && !isSeen(seen, original, u, v)) continue;
      if (!sampleAt(suspect, fit, u, v, sample)) continue;
      const value = original.values[y * width + x] ?? 0;
      const difference = sample.value - gain * value - lift;
      if (points <= 64 || ((x * 7 + y * 13) & 7) === 0) differences.push(Math.abs(difference));
      changesOf(sample, u, v, factors, tapers);
      factors[unknowns] = -value;
      factors[unknowns + 1] = -1;
      equations.add(factors, -difference, 1 / (1 + (difference / scale) ** 2) ** 2);
    }
  }
  if (differences.length < LEAST_SEEN) return undefined;
  const by = equations.solve(0.0005);
  if (!by) return undefined;
  const middle = differences.sort((a, b) => a - b)[differences.length >> 1] ?? 0;
  const error = differences.reduce((sum, by) => sum + Math.min(FIRST_SCALE, by), 0) / differences.length;
  return {
    fit: fit.map((number, at) => number + (at < unknowns ? (by[at] ?? 0) : 0)),
    gain: gain + (by[unknowns] ?? 0),
    lift: lift + (by[unknowns + 1] ?? 0),
    scale: Math.max(LEAST_SCALE, 2.5 * middle),
    error,
  };
}

function changesOf(sample: Sample, u: number, v: number, factors: Float64Array, tapers: boolean): void {
  const across = sample.across / sample.depth;
  const down = sample.down / sample.depth;
  factors[0] = across * u;
  factors[1] = across * v;
  factors[2] = across;
  factors[3] = down * u;
  factors[4] = down * v;
  factors[5] = down;
  if (!tapers) return;
  const deeper = -(across * sample.x + down * sample.y);
  factors[6] = deeper * u;
  factors[7] = deeper * v;
}
