import sharp from 'sharp';
import type { Plane } from '../marking/plane.ts';

const ORIGINAL = 1024;
/** Longer side, in pixels, of a decoded suspect picture: large, as the photo may be only a part of it. */
const SUSPECT = 1400;
/** Shorter side of a long, narrow picture, in pixels, unless its area would exceed SUSPECT × SUSPECT. */
const NARROW = 600;

export const greyOriginal = (bytes: Buffer): Promise<Plane> => grey(bytes, ORIGINAL);

export async function greySuspect(bytes: Buffer): Promise<Plane> {
  const { width, height } = await sizeOf(bytes);
  const stretch = Math.max(width, height) / Math.min(width, height);
  return grey(bytes, Math.round(Math.min(SUSPECT * Math.sqrt(stretch), Math.max(SUSPECT, NARROW * stretch))));
}

/** Decode a stored picture of the smallest size to grey. Sharp's own greyscale takes twice as long. */
export async function greySmall(bytes: Buffer): Promise<Plane> {
  const { data, info } = await sharp(bytes, { failOn: 'error' }).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const values = new Float32Array(width * height);
  for (let at = 0; at < values.length; at += 1) {
    const red = at * channels;
    const [green, blue] = channels < 3 ? [red, red] : [red + 1, red + 2];
    values[at] = 0.2126 * (data[red] ?? 0) + 0.7152 * (data[green] ?? 0) + 0.0722 * (data[blue] ?? 0);
  }
  return { values, width, height };
}

export async function sizeOf(bytes: Buffer): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(bytes).metadata();
  return { width, height };
}

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
