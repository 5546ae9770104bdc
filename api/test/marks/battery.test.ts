import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Corners } from '../../marks/detect/corners.ts';
import { NAMED, PROBABLE } from '../../marks/detect/score.ts';
import { copyOf, distanceOf, innocentsOf, marked, pixelsOf, readCopy, residualsOf } from './battery.ts';
import { CARD, expectEightNamed, expectNamedAfter } from './expectations.ts';
import { pictureOf } from './pictures.ts';
import { cornersMissedBy, screenPhotoOf } from './screen.ts';

/** These tests run a few attacks on marks. `more-attacks.test.ts` runs more of them. */
const ATTACKED = {
  studio: [
    'JPEG 40 twice, shifted',
    'sticker on 12 %, size 0.6, JPEG 50',
    'screenshot of six screens of the search page',
  ],
  garden: ['face covered, 30 % of the picture, JPEG 60', 'screenshot of the search page, turned by 90°'],
};
const PICTURES = ['studio', 'family', 'drawn', 'garden', 'courtyard', 'dark'];

const flipped = (copy: Buffer) => sharp(copy).flop().jpeg({ quality: 60 }).toBuffer();

test.each(Object.entries(ATTACKED))('a copy of “%s” names its account after every attack', expectNamedAfter);

test.each(PICTURES)('the mark is at least 41 dB below “%s”', async (picture) => {
  const pixels = await pixelsOf(await pictureOf(picture, CARD));
  expect(distanceOf(pixels, await marked(pixels, picture))).toBeGreaterThan(41);
});

test('a mirrored copy names its account', async () => {
  const stored = await pictureOf('drawn', CARD);
  const { z } = await readCopy(stored, 'photo', await flipped(await copyOf(stored, 'photo')), []);
  expect(z).toBeGreaterThan(NAMED);
});

test('a slanted photo of a screen names its account with corners set by hand and slightly off', async () => {
  const stored = await pictureOf('family', CARD);
  const suspect = await screenPhotoOf(await copyOf(stored, 'photo'));
  expect((await readCopy(stored, 'photo', suspect, [], cornersMissedBy(0.01))).z).toBeGreaterThan(NAMED);
});

test('a slanted photo of a screen names its account when two corners are outside of it', async () => {
  const stored = await pictureOf('family', CARD);
  const whole = await screenPhotoOf(await copyOf(stored, 'photo'));
  const { width, height } = await sharp(whole).metadata();
  const left = Math.round(0.25 * width);
  const suspect = await sharp(whole)
    .extract({ left, top: 0, width: width - left, height })
    .toBuffer();
  const corners = cornersMissedBy(0.01).map(({ x, y }) => ({ x: (x - 0.25) / 0.75, y }));
  expect(Math.min(...corners.map(({ x }) => x))).toBeLessThan(-0.2);
  const { z } = await readCopy(stored, 'photo', suspect, [], corners as unknown as Corners);
  expect(z).toBeGreaterThan(NAMED);
});

test('corners that enclose no area are ignored', async () => {
  const stored = await pictureOf('family', CARD);
  const place = { x: 0.5, y: 0.5 };
  const whole = await residualsOf(stored, stored);
  expect(await residualsOf(stored, stored, [place, place, place, place])).toEqual(whole);
});

test('exactly the eight accounts that average their copies are named', () => expectEightNamed('studio'));

test('the stored picture itself and a picture of another person name no account', async () => {
  const stored = await pictureOf('studio', CARD);
  const innocents = await innocentsOf(stored, 'photo', 1000);
  for (const suspect of [stored, await copyOf(await pictureOf('family', CARD), 'another')]) {
    const { z, innocent } = await readCopy(stored, 'photo', suspect, innocents);
    expect(Math.max(z, innocent)).toBeLessThan(PROBABLE);
  }
});
