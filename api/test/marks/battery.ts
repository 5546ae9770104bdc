import sharp from 'sharp';
import { readMark, suspectOf } from '../../src/photos/marks/detect/read-mark.ts';
import { greyOriginal, greySuspect } from '../../src/photos/marks/detect/grey.ts';
import { scoreOf } from '../../src/photos/marks/detect/score.ts';
import { embedMark } from '../../src/photos/marks/embed.ts';
import { gridOf } from '../../src/photos/marks/grid.ts';
import type { Pixels } from '../../src/photos/marks/pixels.ts';
import { signsOf } from '../../src/photos/marks/signs.ts';

const SECRET = 'the secret of the tests';
export const SERVED_TO = 'K7MPQ2X';

export type Read = { z: number; innocent: number };

export async function pixelsOf(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** An account's copy, as it is served. */
export async function copyOf(picture: Buffer, photoKey: string, code = SERVED_TO): Promise<Buffer> {
  return encoded(await marked(await pixelsOf(picture), photoKey, code));
}

export const marked = (pixels: Pixels, photoKey: string, code = SERVED_TO): Promise<Pixels> =>
  embedMark(pixels, signsOf(SECRET, photoKey, code, gridOf(pixels.width, pixels.height)));

export const encoded = ({ data, width, height }: Pixels): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 3 } })
    .webp({ quality: 80, effort: 0 })
    .toBuffer();

/** Decibels that the mark is below the picture. */
export function distanceOf(one: Pixels, other: Pixels): number {
  const square = one.data.reduce((sum, value, at) => sum + (value - (other.data[at] ?? 0)) ** 2, 0);
  return 10 * Math.log10((255 ** 2 * one.data.length) / square);
}

/** Signs of accounts that never saw the photo, for a picture of this shape: made once for all attacks. */
export async function innocentsOf(picture: Buffer, photoKey: string, count: number): Promise<Int8Array[]> {
  const { width, height } = await greyOriginal(picture);
  const grid = gridOf(width, height);
  return Array.from({ length: count }, (_, account) => signsOf(SECRET, photoKey, `no. ${account}`, grid));
}

/** Finds out whose copy it is: the z of the account that it was served to, and the best of all others. */
export async function readCopy(
  picture: Buffer,
  photoKey: string,
  suspect: Buffer,
  innocents: readonly Int8Array[],
): Promise<Read> {
  const original = await greyOriginal(picture);
  const reading = readMark(original, suspectOf(await greySuspect(suspect)));
  if (!reading) return { z: 0, innocent: 0 };
  const signs = signsOf(SECRET, photoKey, SERVED_TO, gridOf(original.width, original.height));
  const innocent = innocents.reduce((most, other) => Math.max(most, scoreOf(reading.residual, other)), -9);
  return { z: scoreOf(reading.residual, signs), innocent };
}
