// Not imported from the contract's index, which loads validation rules: 26 MB in every decoder process.
import { jpegSegments, kindOf } from '@pehchan/contract/photo-head';
import { MAX_PHOTO_PIXELS, STORED_SIZES } from '@pehchan/contract/photo-values';
import { shrunk } from '@pehchan/marks/mark';
import sharp, { type Sharp } from 'sharp';
import type { PhotoFiles } from '../photo-store/types.ts';

/**
 * Return the photo in all sizes as WebP: upright, on white, without EXIF (which contains the location).
 * @throws Error if the picture can't be read
 */
export async function decodePicture(bytes: Buffer): Promise<PhotoFiles> {
  const original = opened(bytes).autoOrient().flatten({ background: '#ffffff' });
  const view = await shrunk(original, STORED_SIZES.view).toBuffer();
  const [screen, card, table] = await Promise.all([
    shrunk(sharp(view), STORED_SIZES.screen).toBuffer(),
    shrunk(sharp(view), STORED_SIZES.card).toBuffer(),
    shrunk(sharp(view), STORED_SIZES.table).toBuffer(),
  ]);
  return { view, screen, card, table };
}

const JPEG_END = Buffer.from([0xff, 0xd9]);

/** Open a picture, also a JPEG without its end marker, as galleries do. Refuse a JPEG with a cut-off scan. */
function opened(bytes: Buffer): Sharp {
  const isUnended = kindOf(bytes) === 'jpeg' && [...jpegSegments(bytes)].at(-1)?.marker !== JPEG_END[1];
  return isUnended
    ? sharp(Buffer.concat([bytes, JPEG_END]), { failOn: 'warning', limitInputPixels: MAX_PHOTO_PIXELS })
    : sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PHOTO_PIXELS });
}
