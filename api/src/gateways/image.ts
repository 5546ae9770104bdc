import { PHOTO_SIZES } from '@pehchan/contract/photos';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { slots } from '../runtime/slots.ts';
import type { PhotoFiles } from './photo-store/types.ts';

/** An uploaded photo and the form field that it came in, whose sentence a refusal is. */
export type Upload = { bytes: Buffer; field: string };

/**
 * What came in can't be used, and why: it isn't a picture that we take, or it has too many pixels.
 * The caller knows which field it came in and answers with that field's sentence.
 */
export class UnusableImage extends Error {
  readonly reason: 'type' | 'pixels';

  constructor(reason: 'type' | 'pixels', cause?: unknown) {
    super(`unusable image: ${reason}`, { cause });
    this.reason = reason;
  }
}

/** A 20-megapixel phone photo fits with room for odd shapes. */
const MAX_PIXELS = 25_000_000;
/**
 * Formats by what the bytes are, whatever name or type says; `heif` is AVIF, and HEIC where the decoder has
 * it.
 */
const FORMATS = ['jpeg', 'png', 'webp', 'heif'];
/**
 * What one picture may need when its whole surface has to be in memory at once: an interlaced or 16-bit PNG.
 */
const MAX_SURFACE_BYTES = 100_000_000;

/**
 * Closes every other decoder of this process: what looks like SVG, PDF or TIFF never reaches the code that
 * would read it. Called at start; the demo seeder, which draws its portraits as SVG, doesn't.
 */
export function closeOtherDecoders(): void {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: [
      'VipsForeignLoadJpegBuffer',
      'VipsForeignLoadPngBuffer',
      'VipsForeignLoadWebpBuffer',
      'VipsForeignLoadHeifBuffer',
    ],
  });
}

// A picture is decoded once: keeping what was read would only hold memory.
sharp.cache(false);
sharp.concurrency(1);

/** Pictures decoded at once. More would not be faster, and each may hold its surface in memory. */
const inTurn = slots(2);

/**
 * The photo in the sizes that the screens use: decoded, upright, without EXIF (it holds where a photo was
 * taken), WebP.
 * @throws UnusableImage
 */
export function makePhotoFiles(bytes: Buffer): Promise<PhotoFiles> {
  return inTurn(() => convert(bytes));
}

async function convert(bytes: Buffer): Promise<PhotoFiles> {
  try {
    const open = () => sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PIXELS });
    const facts = await sharp(bytes, { failOn: 'error', limitInputPixels: false }).metadata();
    checkFacts(facts);
    const largest = await fit(open().autoOrient(), PHOTO_SIZES.view).toBuffer();
    // The smaller sizes are made from the largest: the original is decoded once.
    const [card, table] = await Promise.all([
      fit(sharp(largest), PHOTO_SIZES.card).toBuffer(),
      fit(sharp(largest), PHOTO_SIZES.table).toBuffer(),
    ]);
    return { view: largest, card, table };
  } catch (error) {
    throw error instanceof UnusableImage ? error : new UnusableImage('type', error);
  }
}

function checkFacts({ format, width, height, channels, depth, isProgressive }: Metadata): void {
  if (!FORMATS.includes(format)) throw new UnusableImage('type');
  const pixels = width * height;
  const bytesPerSample = depth === 'ushort' ? 2 : depth === 'uchar' ? 1 : 4;
  const surface = pixels * channels * bytesPerSample;
  const wholeSurface = format !== 'jpeg' && isProgressive === true;
  if (pixels > MAX_PIXELS || (wholeSurface && surface > MAX_SURFACE_BYTES)) throw new UnusableImage('pixels');
}

function fit(image: Sharp, longerSide: number): Sharp {
  return image
    .resize({ width: longerSide, height: longerSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80, effort: 3 });
}
