import sharp from 'sharp';
import { expect } from 'vitest';
import { greyOriginal, greySuspect, sizeOf } from '../../marks/detect/grey.ts';
import { readMark, suspectOf } from '../../marks/detect/read-mark.ts';
import { bestScoreOf, NAMED, PROBABLE } from '../../marks/detect/score.ts';
import { gridsOf } from '../../marks/marking/grid.ts';
import { decodePicture } from '../../src/ground/gateways/pictures/decode.ts';
import { ATTACKS } from './attacks.ts';
import { averagedOf, copyOf, innocentsOf, readCopy, SERVED_TO, signsFor, suspicionsIn } from './battery.ts';
import { pictureOf } from './pictures.ts';

export const CARD = 480;

export const EIGHT = Array.from({ length: 8 }, (_, account) => `MEMBER${account}`);
const OTHERS = Array.from({ length: 1000 }, (_, account) => `no. ${account}`);

/** Expect each attack to leave the account of a picture's copy named, and no account of a thousand others. */
export async function expectNamedAfter(picture: string, attacks: readonly string[]): Promise<void> {
  const stored = await pictureOf(picture, CARD);
  const copy = await copyOf(stored, picture);
  const innocents = await innocentsOf(stored, picture, 1000);
  for (const name of attacks) {
    const read = await readCopy(stored, picture, (await ATTACKS[name]?.(copy)) ?? copy, innocents);
    expect(read.z, name).toBeGreaterThan(NAMED);
    expect(read.innocent, name).toBeLessThan(PROBABLE);
  }
}

export async function expectEightNamed(picture: string): Promise<void> {
  const stored = await pictureOf(picture, CARD);
  const averaged = await averagedOf(stored, picture, EIGHT);
  const suspicions = await suspicionsIn(stored, picture, averaged, [...OTHERS, ...EIGHT]);
  const named = suspicions.filter(({ z }) => z >= NAMED).map(({ code }) => code);
  expect([named.sort(), suspicions.length]).toEqual([EIGHT, 8]);
}

/** Expect copies made of the sizes `screen` and `card` of a photo of this shape to name their account. */
export async function expectNamedInShape(width: number, height: number): Promise<void> {
  const whole = sharp(await pictureOf('portrait', height)).resize(width, height, { fit: 'fill' });
  const files = await decodePicture(await whole.jpeg({ quality: 90 }).toBuffer());
  const grids = gridsOf(await Promise.all([files.screen, files.card].map(sizeOf)));
  const original = await greyOriginal(files.view);
  for (const size of ['screen', 'card'] as const) {
    const suspect = suspectOf(await greySuspect(await copyOf(files[size], 'photo')));
    const [reading] = readMark(original, suspect, grids);
    const residuals = reading?.residuals ?? [];
    const scoreOf = (code: string) => bestScoreOf(residuals, (grid) => signsFor('photo', code, grid));
    expect(scoreOf(SERVED_TO), size).toBeGreaterThan(2 * NAMED);
    expect(scoreOf('ANOTHER'), size).toBeLessThan(PROBABLE);
  }
}
