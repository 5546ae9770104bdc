import sharp from 'sharp';
import type { Plane } from '../plane.ts';

/** The longest side that is looked at: of a photo, and of a suspect picture, which may show more than it. */
const ORIGINAL = 1024;
const SUSPECT = 1400;

export const greyOriginal = (bytes: Buffer): Promise<Plane> => grey(bytes, ORIGINAL);
export const greySuspect = (bytes: Buffer): Promise<Plane> => grey(bytes, SUSPECT);

/** A stored picture in the size in which photos are looked at to find one among thousands. */
export async function greySmall(bytes: Buffer, longerSide: number): Promise<Plane> {
  const { data, info } = await sharp(bytes, { failOn: 'error' })
    .greyscale()
    .resize({ width: longerSide, height: longerSide, fit: 'inside' })
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { values: Float32Array.from(data), width: info.width, height: info.height };
}

/** How large a stored picture is; nothing of it is decoded. */
export async function sizeOf(bytes: Buffer): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(bytes).metadata();
  return { width, height };
}

/** A picture in grey, upright, what is transparent in it as grey as can be. */
async function grey(bytes: Buffer, longerSide: number): Promise<Plane> {
  const { data, info } = await sharp(bytes, { failOn: 'error', limitInputPixels: 25_000_000 })
    .autoOrient()
    .flatten({ background: '#808080' })
    .greyscale()
    .resize({ width: longerSide, height: longerSide, fit: 'inside', withoutEnlargement: true })
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { values: Float32Array.from(data), width: info.width, height: info.height };
}
