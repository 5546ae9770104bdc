import { type Plane, softened } from '../marking/plane.ts';
import type { Tone } from './refine.ts';
import { Equations } from './solve.ts';

/** A pixel's difference is limited to this many grey levels: a larger one comes from a sticker or text. */
const MOST = 20;
/** A pixel is loud (of a letter or sticker) if its difference exceeds this multiple of the median one. */
const LOUD = 5;
/** A loud pixel differs by at least this many grey levels: in a flat drawing the median is nearly zero. */
const LEAST_LOUD = 4;
/** If at least this share of a picture's pixels is loud, they are visible letters and are left out. */
const LETTERS = 0.03;
/** This many pixels on each side of a loud pixel are left out too, because letters have a soft shadow. */
const BESIDE = 2;
/** A sticker covers a pixel if the mean difference around the pixel exceeds this multiple of the median. */
const COVERED = 5;
const LEAST_COVERED = 10;
const MOST_COVERED = 60;
const AROUND = 8;
const TERMS = 10;
const KINDS = 8;
const EVERY = 8;
const PASSES = 3;

export type IsSeen = (at: number) => boolean;

/**
 * Return each pixel's difference from the stored photo that no tone, blur, sharpening or shift explains.
 * @param whole the suspect picture's grey level at each pixel of the stored photo; NaN outside of it
 */
export function differenceOf(original: Plane, whole: Plane, tone: Tone, isSeen: IsSeen): Plane | undefined {
  const suspect = withoutCovers(original, whole, tone, isSeen);
  const shares = explained(original, suspect, tone);
  if (!shares) return undefined;
  const { width, height } = original;
  const values = new Float32Array(width * height).fill(NaN);
  const terms = new Float64Array(TERMS);
  eachPoint(original, suspect, 1, (x, y, at) => {
    termsAt(original, x, y, terms);
    values[at] = Math.max(-MOST, Math.min(MOST, (suspect.values[at] ?? 0) - product(terms, shares)));
  });
  return withoutLetters(original, { values, width, height });
}

/**
 * Leave out a large copy's visible letters: they change pixels many times more than the invisible mark.
 * Then a trace can name all eight accounts of a picture that is the average of eight copies.
 */
function withoutLetters(original: Plane, { values, width, height }: Plane): Plane {
  const { bounds, samples } = loudnessOf(original, values);
  const isLoud = (at: number) => Math.abs(values[at] ?? 0) > (bounds[at] ?? 0);
  if (samples.filter(isLoud).length < LETTERS * samples.length) return { values, width, height };
  const left = values.slice();
  for (const at of values.keys()) {
    if (!isLoud(at)) continue;
    const [first, end] = [Math.max(0, (at % width) - BESIDE), Math.min(width, (at % width) + BESIDE + 1)];
    const row = Math.floor(at / width);
    for (let y = Math.max(0, row - BESIDE); y <= Math.min(height - 1, row + BESIDE); y += 1) {
      left.fill(NaN, y * width + first, y * width + end);
    }
  }
  return { values: left, width, height };
}

/**
 * Return from which difference each pixel is loud: a multiple of the median difference of pixels with about
 * as much detail, because re-encoding changes a detailed area more than a plain one.
 */
function loudnessOf(original: Plane, differences: Float32Array) {
  const { values, width } = original;
  const changes = values.map((value, at) =>
    Math.abs(value - (values[at - 1] ?? value)) + Math.abs(value - (values[at - width] ?? value)),
  ); // prettier-ignore
  const busy = softened({ ...original, values: changes }, AROUND).values;
  const samples: number[] = [];
  for (let point = 0; point < busy.length; point += EVERY) {
    if (!Number.isNaN(differences[point])) samples.push(point);
  }
  const sorted = Float32Array.from(samples, (point) => busy[point] ?? 0).sort();
  const steps = Array.from({ length: KINDS - 1 }, (_, kind) => {
    return sorted[Math.floor(((kind + 1) * sorted.length) / KINDS)] ?? 0;
  });
  const kindOf = (point: number) =>
    steps.reduce((kind, step) => kind + Number((busy[point] ?? 0) >= step), 0);
  const kinds = Array.from({ length: KINDS }, (): number[] => []);
  for (const point of samples) kinds[kindOf(point)]?.push(Math.abs(differences[point] ?? 0));
  const usual = kinds.map((kind) => kind.sort((a, b) => a - b)[kind.length >> 1] ?? 0);
  const bounds = busy.map((_, point) => Math.max(LEAST_LOUD, LOUD * (usual[kindOf(point)] ?? 0)));
  return { bounds, samples };
}

/** Leave out pixels of stickers and beside a cut photo: they show neither the mark nor the photo's tone. */
function withoutCovers(original: Plane, suspect: Plane, { gain, lift }: Tone, isSeen: IsSeen): Plane {
  const { width, height } = original;
  const off = suspect.values.map((value, at) => {
    const difference = value - gain * (original.values[at] ?? 0) - lift;
    return Number.isNaN(difference) ? 0 : Math.max(-MOST_COVERED, Math.min(MOST_COVERED, difference));
  });
  // Blur lightens as many pixels as it darkens, and letters are thin: neither changes this local mean much.
  const mean = softened({ values: off, width, height }, AROUND).values.map(Math.abs);
  const usual = mean.filter((_, at) => at % EVERY === 0 && isSeen(at)).sort();
  const bound = Math.max(LEAST_COVERED, COVERED * (usual[usual.length >> 1] ?? 0));
  return { ...suspect, values: suspect.values.map((value, at) => ((mean[at] ?? 0) > bound ? NaN : value)) };
}

function explained(original: Plane, suspect: Plane, { gain, lift }: Tone): Float64Array | undefined {
  let shares: Float64Array = new Float64Array(TERMS);
  shares.set([lift + 128 * gain, 128 * gain]);
  let scale = 20;
  const terms = new Float64Array(TERMS);
  for (let pass = 0; pass < PASSES; pass += 1) {
    const equations = new Equations(TERMS);
    const left: number[] = [];
    eachPoint(original, suspect, 2, (x, y, at) => {
      termsAt(original, x, y, terms);
      const value = suspect.values[at] ?? 0;
      const difference = Math.abs(value - product(terms, shares));
      if ((at & 12) === 0) left.push(difference);
      equations.add(terms, value, 1 / (1 + (difference / scale) ** 2));
    });
    const middle = left.sort((a, b) => a - b)[left.length >> 1] ?? 0;
    const solved = equations.solve(1e-9);
    if (!solved) return undefined;
    shares = solved;
    scale = Math.max(2, 3 * middle);
  }
  return shares;
}

function eachPoint(
  { width, height }: Plane,
  suspect: Plane,
  every: number,
  visit: (x: number, y: number, at: number) => void,
): void {
  for (let y = 1; y < height - 1; y += every) {
    for (let x = 1; x < width - 1; x += every) {
      const at = y * width + x;
      if (!Number.isNaN(suspect.values[at])) visit(x, y, at);
    }
  }
}

function termsAt({ values, width, height }: Plane, x: number, y: number, terms: Float64Array): void {
  const at = y * width + x;
  const value = values[at] ?? 0;
  const left = values[at - 1] ?? 0;
  const right = values[at + 1] ?? 0;
  const upper = values[at - width] ?? 0;
  const lower = values[at + width] ?? 0;
  const across = (right - left) / 64;
  const down = (lower - upper) / 64;
  const u = x / width - 0.5;
  const v = y / height - 0.5;
  const light = value / 128 - 1;
  terms[0] = 1;
  terms[1] = light;
  terms[2] = light * light;
  terms[3] = across;
  terms[4] = down;
  terms[5] = u * across;
  terms[6] = v * across;
  terms[7] = u * down;
  terms[8] = v * down;
  terms[9] = (left + right + upper + lower - 4 * value) / 64;
}

function product(terms: Float64Array, shares: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < TERMS; at += 1) sum += (terms[at] ?? 0) * (shares[at] ?? 0);
  return sum;
}
