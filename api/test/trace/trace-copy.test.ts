import { randomBytes } from 'node:crypto';
import { type Question, type Shown, TraceTooHeavy } from '@pehchan/marks/trace';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { UnusablePicture } from '../../src/ground/gateways/pictures/unusable-picture.ts';
import type { Corners } from '../../marks/detect/corners.ts';
import { LIMITS, traceCopy } from '../../src/register/photos/trace-copy.ts';
import { pictureOf } from '../marks/pictures.ts';
import { cornersMissedBy, screenPhotoOf } from '../marks/screen.ts';
import { keyOf, SECRET, servedCopy, SIDE, store, usual } from './traced-photos.ts';
import { portrait } from '../../src/top/demo/portrait.ts';

/** The number of other photos: more than a trace compares fully. */
const OTHERS = 6;
const others = Array.from({ length: OTHERS }, (_, seed) => `somebody ${seed}`);
const photoKeys = () => ['studio', 'garden', ...others].map(keyOf);

const somebody = (seed: number) =>
  sharp(Buffer.from(portrait(seed, 'FEMALE')))
    .resize(SIDE)
    .webp()
    .toBuffer();

beforeAll(async () => {
  for (const kind of ['studio', 'garden']) await store(kind, await pictureOf(kind, SIDE));
  for (const [seed, kind] of others.entries()) await store(kind, await somebody(seed));
});

async function ask(question: Partial<Question> & Pick<Question, 'suspect'>): Promise<Shown | undefined> {
  const { fits, shown } = await traceCopy({ ...usual, photoKeys: [keyOf('studio')], ...question });
  expect(fits.length).toBeLessThanOrEqual(1);
  return fits[0] ?? shown;
}

/** Return the largest distance between found and given corners of a photo, in shares of the sides. */
function missed(trace: Shown | undefined, corners: Corners): number {
  const apart = corners.map(({ x, y }, at) => {
    const place = trace?.place[at] ?? { x: NaN, y: NaN };
    return Math.max(Math.abs(place.x - x), Math.abs(place.y - y));
  });
  return Math.max(...apart);
}

test('traceCopy finds the mark of a replaced secret', async () => {
  const suspect = await servedCopy('studio', 'ANOTHER', 'the old secret');
  const trace = await ask({ suspect, secrets: [SECRET, Buffer.from('the old secret')] });
  expect(trace?.suspicions.map(({ code }) => code)).toEqual(['ANOTHER']);
});

test('traceCopy finds the photo among others, and its place on a page', async () => {
  const copy = await sharp(await servedCopy('garden', 'THETHRD'))
    .png()
    .toBuffer();
  const page = { top: 120, bottom: 240, left: 60, right: 20, background: '#fff' };
  const suspect = await sharp(copy).extend(page).jpeg({ quality: 60 }).toBuffer();
  const trace = await ask({ suspect, photoKeys: photoKeys() });
  expect(trace).toMatchObject({ photoKey: keyOf('garden'), suspicions: [{ code: 'THETHRD' }] });
  const [left, right, top, bottom] = [60 / 560, 540 / 560, 120 / 720, 480 / 720] as const;
  const corners: Corners = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
  expect(missed(trace, corners)).toBeLessThan(0.01);
});

test('traceCopy traces a slanted photo of a screen, and corrects corners set by hand', async () => {
  const suspect = await screenPhotoOf(await servedCopy('garden'));
  const trace = await ask({ suspect, corners: cornersMissedBy(0.01), photoKeys: photoKeys() });
  expect(trace).toMatchObject({ photoKey: keyOf('garden'), suspicions: [{ code: 'K7MPQ2X' }] });
  expect(missed(trace, cornersMissedBy(0))).toBeLessThan(0.005);
});

describe('traces without time to compare all photos', () => {
  const ended = { ...LIMITS, comparing: 0 };
  // Keys of photos that are not in the store, so that comparing them takes no time.
  const missing = Array.from({ length: 50 }, () => randomBytes(16).toString('hex'));

  test('traceCopy finds one of the first photos and counts the rest', async () => {
    const suspect = await servedCopy('studio');
    const { fits, left } = await traceCopy(
      { ...usual, suspect, photoKeys: [keyOf('studio'), ...missing] },
      ended,
    );
    expect([fits.map(({ photoKey }) => photoKey), left]).toEqual([[keyOf('studio')], 1]);
  });

  test('traceCopy does not find one of the last photos, unless it is named', async () => {
    const suspect = await servedCopy('studio');
    const photoKeys = [...missing, keyOf('studio')];
    expect(await traceCopy({ ...usual, suspect, photoKeys }, ended)).toEqual({
      fits: [],
      shown: undefined,
      left: 1,
    });
    // The photo that the administrator names is always compared.
    const { fits } = await traceCopy({ ...usual, suspect, photoKeys, named: keyOf('studio') }, ended);
    expect(fits.map(({ photoKey }) => photoKey)).toEqual([keyOf('studio')]);
  });
});

test('traceCopy finds no photo in an unrelated picture', async () => {
  const suspect = await somebody(99);
  expect(await ask({ suspect, photoKeys: [keyOf('garden')] })).toBeUndefined();
});

test('traceCopy refuses text before it starts a process', async () => {
  await expect(ask({ suspect: Buffer.from('<svg></svg> and more of it') })).rejects.toThrow(UnusablePicture);
});

test('traceCopy ends a trace that takes too long or too much memory', async () => {
  const all = { ...usual, suspect: await servedCopy('studio'), photoKeys: [keyOf('studio')] };
  await expect(traceCopy(all, { ...LIMITS, time: 50 })).rejects.toThrow(TraceTooHeavy);
  await expect(traceCopy(all, { ...LIMITS, memory: 20e6 })).rejects.toThrow(TraceTooHeavy);
  await expect(traceCopy(all, LIMITS, AbortSignal.timeout(50))).rejects.toThrow(TraceTooHeavy);
  await expect(traceCopy(all, LIMITS, AbortSignal.abort())).rejects.toThrow(TraceTooHeavy);
});
