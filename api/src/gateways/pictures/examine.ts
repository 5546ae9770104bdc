import { kindOf } from '@pehchan/contract/photo-head';
import { MAX_PHOTO_PIXELS } from '@pehchan/contract/photo-values';
import { factsOf } from './facts.ts';
import { UnusablePicture } from './unusable-picture.ts';

/**
 * Twelve megapixels as phones count them. A decoder of AVIF or HEIC needs many times the
 * picture's surface, and a file of some hundred bytes may ask for that.
 */
const MAX_HEIF_PIXELS = 4032 * 3024;
/** What one picture's surface may need when all of it has to be in memory at once. */
const MAX_SURFACE_BYTES = 100_000_000;
/** A progressive JPEG has some ten. Each takes time for the whole surface, and few bytes of the file. */
const MAX_SCANS = 100;
/** Up to this surface a picture of any kind fits into the memory of a decoder of light ones. */
const LIGHT_SURFACE_BYTES = 8_000_000;

/** `heavy`: it may need several times its surface in memory, so only one of them is decoded at a time. */
export type Weight = 'light' | 'heavy';

/**
 * Looks at a picture before any decoder is asked.
 * @throws UnusablePicture
 */
export function examine(bytes: Buffer): Weight {
  const { kind, pixels, isWhole, bytesPerPixel, scans } = factsOf(bytes);
  const surface = pixels * bytesPerPixel;
  if (kind === 'heif' && pixels > MAX_HEIF_PIXELS) {
    throw new UnusablePicture(kindOf(bytes) === 'heic' ? 'heic' : 'heifPixels');
  }
  if (pixels > MAX_PHOTO_PIXELS) throw new UnusablePicture('pixels');
  if (kind !== 'jpeg' && isWhole && surface > MAX_SURFACE_BYTES) throw new UnusablePicture('pixels');
  if (scans > MAX_SCANS) throw new UnusablePicture('heavy');
  // A plain JPEG, as cameras and the site's own forms make it, is made small while it is read.
  const isStreamed = kind === 'jpeg' && !isWhole;
  return isStreamed || surface <= LIGHT_SURFACE_BYTES ? 'light' : 'heavy';
}
