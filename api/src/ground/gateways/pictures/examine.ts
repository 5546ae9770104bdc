import { setImmediate } from 'node:timers/promises';
import { kindOf } from '@pehchan/contract/photo-head';
import { MAX_PHOTO_PIXELS } from '@pehchan/contract/photo-values';
import { factsOf } from './facts.ts';
import { UnusablePicture } from './unusable-picture.ts';

/** Twelve megapixels, as phones take. To decode AVIF or HEIC takes several times the picture's memory. */
const MAX_HEIF_PIXELS = 4032 * 3024;
/** The memory limit for a picture that the decoder must hold as a whole, such as a progressive JPEG. */
const MAX_SURFACE_BYTES = 100_000_000;
/** The most pixels of one side. Panoramas are shorter; a taller picture takes a decoder over ten seconds. */
const MAX_SIDE = 20_000;
const LIGHT_SURFACE_BYTES = 8_000_000;

/** Decoding a `heavy` picture may need several times the memory of its pixels: one is decoded at a time. */
export type Weight = 'light' | 'heavy';

/**
 * Check a picture before it is decoded.
 * @throws UnusablePicture
 */
export function examine(bytes: Buffer): Weight {
  const reading = weigh(bytes);
  for (;;) {
    const { done, value } = reading.next();
    if (done) return value;
  }
}

export async function examineInTurns(bytes: Buffer): Promise<Weight> {
  const reading = weigh(bytes);
  for (;;) {
    const { done, value } = reading.next();
    if (done) return value;
    await setImmediate();
  }
}

function* weigh(bytes: Buffer): Generator<undefined, Weight> {
  const { kind, pixels, longerSide, isWhole, bytesPerPixel } = yield* factsOf(bytes);
  const surface = pixels * bytesPerPixel;
  if (kind === 'heif' && pixels > MAX_HEIF_PIXELS) {
    throw new UnusablePicture(kindOf(bytes) === 'heic' ? 'heic' : 'heifPixels');
  }
  if (pixels > MAX_PHOTO_PIXELS || longerSide > MAX_SIDE) throw new UnusablePicture('pixels');
  if (kind !== 'jpeg' && isWhole && surface > MAX_SURFACE_BYTES) throw new UnusablePicture('pixels');
  // A HEIF of few pixels may be composed of thousands of other pictures.
  if (kind === 'heif') return 'heavy';
  // A plain JPEG, as cameras and the site's forms make it, is reduced while it is read.
  const isStreamed = kind === 'jpeg' && !isWhole;
  return isStreamed || surface <= LIGHT_SURFACE_BYTES ? 'light' : 'heavy';
}
