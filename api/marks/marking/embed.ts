import { setImmediate } from 'node:timers/promises';
import { gridOf } from './grid.ts';
import { patternOf } from './pattern.ts';
import type { Pixels } from './pixels.ts';
import type { Plane } from './plane.ts';
import { strengthOf } from './strength.ts';

/** Largest mean square of the mark, in grey levels: rounded, it is just over 41 dB weaker than a photo. */
const MOST_ADDED = 4.8;
/** Pixels that are marked in one turn of the event loop, which takes some milliseconds. */
const AT_ONCE = 300_000;
/** Each grey level or distance is counted in this many parts: integers are twice as fast as fractions. */
const PARTS = 256;

/** Add the invisible mark; equal input gives equal copies. Between parts of a picture, other work can run. */
export async function embedMark(pixels: Pixels, signs: Int8Array): Promise<Pixels> {
  const { width, height } = pixels;
  const addition = additionTo(pixels, signs);
  const data = Buffer.allocUnsafe(pixels.data.length);
  const lines = Math.max(1, Math.floor(AT_ONCE / width));
  for (let top = 0; top < height; top += lines) {
    await setImmediate();
    addLines(pixels, addition, data, top, Math.min(height, top + lines));
  }
  return { data, width, height };
}

function additionTo(pixels: Pixels, signs: Int8Array): Plane {
  const pattern = patternOf(signs, gridOf(pixels.width, pixels.height));
  const strength = strengthOf(pixels, pattern.width, pattern.height);
  const { values } = pattern;
  let squares = 0;
  for (let point = 0; point < values.length; point += 1) {
    const value = Math.fround((values[point] ?? 0) * (strength.values[point] ?? 0));
    values[point] = value;
    squares += value * value;
  }
  const share = Math.min(1, Math.sqrt(MOST_ADDED / (squares / values.length)));
  for (let point = 0; point < values.length; point += 1) values[point] = (values[point] ?? 0) * share;
  return pattern;
}

function addLines(pixels: Pixels, addition: Plane, marked: Buffer, top: number, bottom: number): void {
  const { data, width, height } = pixels;
  const out = new Uint8ClampedArray(marked.buffer, marked.byteOffset, marked.length);
  const { first, share } = placesIn(addition.width, width);
  const vertical = placesIn(addition.height, height);
  const last = addition.width - 1;
  const line = new Int32Array(addition.width + 1);
  for (let y = top; y < bottom; y += 1) {
    const upper = (vertical.first[y] ?? 0) * addition.width;
    const lower = Math.min(addition.values.length - addition.width, upper + addition.width);
    const lowerShare = (vertical.share[y] ?? 0) / PARTS;
    for (let point = 0; point <= last; point += 1) {
      const value = addition.values[upper + point] ?? 0;
      line[point] = PARTS * (value + lowerShare * ((addition.values[lower + point] ?? 0) - value));
    }
    line[last + 1] = line[last] ?? 0;
    let dot = y * width;
    let byte = dot * 3;
    for (let x = 0; x < width; x += 1) {
      const point = first[x] ?? 0;
      const value = line[point] ?? 0;
      const exact = value * PARTS + (share[x] ?? 0) * ((line[point + 1] ?? 0) - value);
      const added = (exact + lot(dot)) >> 16;
      out[byte] = (data[byte] ?? 0) + added;
      out[byte + 1] = (data[byte + 1] ?? 0) + added;
      out[byte + 2] = (data[byte + 2] ?? 0) + added;
      dot += 1;
      byte += 3;
    }
  }
}

/** Return a pixel's own rounding threshold (Knuth's hash): equal ones would lose half of a faint mark. */
const lot = (dot: number) => Math.imul(dot, 0x9e3779b1) >>> 16;

function placesIn(points: number, dots: number) {
  const first = new Uint16Array(dots);
  const share = new Int32Array(dots);
  for (let dot = 0; dot < dots; dot += 1) {
    const place = Math.min(points - 1, Math.max(0, ((dot + 0.5) * points) / dots - 0.5));
    first[dot] = Math.floor(place);
    share[dot] = PARTS * (place - Math.floor(place));
  }
  return { first, share };
}
