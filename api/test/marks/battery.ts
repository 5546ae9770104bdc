import { PHOTO_SIZES } from '@pehchan/contract/photo-values';
import sharp from 'sharp';
import type { Corners } from '../../marks/detect/corners.ts';
import { type Reading, readMark, suspectOf } from '../../marks/detect/read-mark.ts';
import { greyOriginal, greySuspect, sizeOf } from '../../marks/detect/grey.ts';
import type { Residual } from '../../marks/detect/residual.ts';
import { scoreAfter, scoreOf } from '../../marks/detect/score.ts';
import { embedMark } from '../../marks/marking/embed.ts';
import { type Grid, gridOf } from '../../marks/marking/grid.ts';
import { markedCopy } from '../../marks/marking/marked-copy.ts';
import type { Pixels } from '../../marks/marking/pixels.ts';
import { signsOf } from '../../marks/marking/signs.ts';
import { scoredOf } from '../../marks/tracing/answer.ts';
import type { Suspicion } from '../../marks/tracing/messages.ts';

export const SECRET = 'the secret of the tests';
export const SERVED_TO = 'K7MPQ2X';

export type Read = { z: number; innocent: number };

export async function pixelsOf(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Return an account's copy as the API serves it, with visible letters. */
export const copyOf = (picture: Buffer, photoKey: string, code = SERVED_TO): Promise<Buffer> =>
  sizeOf(picture).then(({ width, height }) =>
    markedCopy(picture, {
      secret: SECRET,
      photoKey,
      size: Math.max(width, height) > PHOTO_SIZES.card ? 'view' : 'card',
      holder: holderOf(code),
    }),
  );

/** Return a mark's code, name and digits. Names differ in length, so that averaged texts do not coincide. */
const holderOf = (code: string) => {
  const number = [...code].reduce((sum, letter) => 31 * sum + letter.charCodeAt(0), 7) % 90_000;
  return { code, name: 'Mohan Singh Rajpurohit'.slice(0, 6 + (number % 17)), digits: `${10_000 + number}` };
};

export const encoded = ({ data, width, height }: Pixels): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 3 } })
    .webp({ quality: 80, effort: 0 })
    .toBuffer();

/** Return an account's copy of a photo that has only the invisible mark. */
export const marked = (pixels: Pixels, photoKey: string, code = SERVED_TO): Promise<Pixels> =>
  embedMark(pixels, signsOf(SECRET, photoKey, code, gridOf(pixels.width, pixels.height)));

/** Return the average of the copies of several accounts. */
export async function averagedOf(
  picture: Buffer,
  photoKey: string,
  codes: readonly string[],
): Promise<Buffer> {
  const { width, height, data } = await pixelsOf(picture);
  const sums = new Float32Array(data.length);
  for (const code of codes) {
    const copy = await pixelsOf(await copyOf(picture, photoKey, code));
    for (const [at, value] of copy.data.entries()) sums[at] = (sums[at] ?? 0) + value;
  }
  const mean = Buffer.from(Uint8Array.from(sums, (sum) => Math.round(sum / codes.length)));
  return sharp(mean, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 60 })
    .toBuffer();
}

/** Return how many decibels the mark is weaker than the picture. */
export function distanceOf(one: Pixels, other: Pixels): number {
  const square = one.data.reduce((sum, value, at) => sum + (value - (other.data[at] ?? 0)) ** 2, 0);
  return 10 * Math.log10((255 ** 2 * one.data.length) / square);
}

/** Return the signs of accounts that never got the photo. Each attack is also scored for these accounts. */
export const innocentsOf = (picture: Buffer, photoKey: string, count: number): Promise<Int8Array[]> =>
  signsIn(
    picture,
    photoKey,
    Array.from({ length: count }, (_, account) => `no. ${account}`),
  );

export async function signsIn(
  picture: Buffer,
  photoKey: string,
  codes: readonly string[],
): Promise<Int8Array[]> {
  const { width, height } = await sizeOf(picture);
  const grid = gridOf(width, height);
  return codes.map((code) => signsFor(photoKey, code, grid));
}

export const signsFor = (photoKey: string, code: string, grid: Grid): Int8Array =>
  signsOf(SECRET, photoKey, code, grid);

/**
 * Return the score of the account that the copy was served to, and the best score of all others.
 * @param corners the photo's corners in the picture `suspect`, if set by hand
 */
export async function readCopy(
  picture: Buffer,
  photoKey: string,
  suspect: Buffer,
  innocents: readonly Int8Array[],
  corners?: Corners,
): Promise<Read> {
  const residuals = await residualsOf(picture, suspect, corners);
  if (residuals.length === 0) return { z: 0, innocent: 0 };
  const [signs] = await signsIn(picture, photoKey, [SERVED_TO]);
  const innocent = innocents.reduce((most, other) => Math.max(most, bestOf(residuals, other)), -Infinity);
  return { z: signs ? bestOf(residuals, signs) : 0, innocent };
}

/** Return an account's best score in several readings, lowered because each can match by chance. */
export const bestOf = (residuals: readonly Residual[], signs: Int8Array): number =>
  scoreAfter(residuals.length, Math.max(...residuals.map((residual) => scoreOf(residual, signs))));

export async function residualsOf(picture: Buffer, suspect: Buffer, corners?: Corners): Promise<Residual[]> {
  const readings = await readingsOf(picture, suspect, corners);
  return readings.flatMap(({ residuals }) => residuals.map(({ residual }) => residual));
}

export async function suspicionsIn(
  picture: Buffer,
  photoKey: string,
  suspect: Buffer,
  codes: readonly string[],
): Promise<Suspicion[]> {
  const found = await readingsOf(picture, suspect);
  let readings = 0;
  const [best] = scoredOf(found, { photoKey, secrets: [SECRET], codes }, (more) => (readings += more));
  return best?.suspicions ?? [];
}

async function readingsOf(picture: Buffer, suspect: Buffer, corners?: Corners): Promise<Reading[]> {
  const { width, height } = await sizeOf(picture);
  const seen = suspectOf(await greySuspect(suspect));
  return readMark(await greyOriginal(picture), seen, [gridOf(width, height)], corners);
}
