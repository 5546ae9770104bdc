import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Corners } from '../../marks/detect/corners.ts';
import { NAMED, PROBABLE } from '../../marks/detect/score.ts';
import { ATTACKS } from './attacks.ts';
import {
  averagedOf,
  copyOf,
  distanceOf,
  innocentsOf,
  marked,
  pixelsOf,
  readCopy,
  residualsOf,
  suspicionsIn,
} from './battery.ts';
import { pictureOf } from './pictures.ts';
import { cornersMissedBy, screenPhotoOf } from './screen.ts';

/** These tests run some of the attacks on marks. `npm run bench -- marks` runs all of them. */
const CARD = 480;
const ATTACKED = {
  studio: [
    'JPEG 40 twice, shifted',
    'sticker on 12 %, size 0.6, JPEG 50',
    'screenshot of six screens of the search page',
  ],
  family: ['screenshot of a phone’s page', 'turned by 2°, narrower by 3 %', 'turned by 270°, JPEG 60'],
  drawn: [
    'a quarter of its surface, JPEG 60',
    'text all over it, JPEG 50',
    'turned by 90°, JPEG 60',
    'collage of nine, half size, JPEG 75',
  ],
  garden: ['face covered, 30 % of the picture, JPEG 60', 'screenshot of the search page, turned by 90°'],
  courtyard: ['collage of nine', 'face covered, 30 % of the picture, JPEG 60', 'turned by 15°, JPEG 60'],
  dark: ['screenshot of the search page', 'turned by 180°, JPEG 60', 'collage of nine'],
};
const PICTURES = Object.entries(ATTACKED);
const PICTURES_AVERAGED = ['studio', 'white wall', 'dark'];

const flipped = (copy: Buffer) => sharp(copy).flop().jpeg({ quality: 60 }).toBuffer();

test.each(PICTURES)('a copy of “%s” names its account after every attack', async (picture, attacks) => {
  const stored = await pictureOf(picture, CARD);
  const copy = await copyOf(stored, picture);
  const innocents = await innocentsOf(stored, picture, 1000);
  for (const name of attacks) {
    const read = await readCopy(stored, picture, (await ATTACKS[name]?.(copy)) ?? copy, innocents);
    expect(read.z, name).toBeGreaterThan(NAMED);
    expect(read.innocent, name).toBeLessThan(PROBABLE);
  }
});

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

const EIGHT = Array.from({ length: 8 }, (_, account) => `MEMBER${account}`);
const OTHERS = Array.from({ length: 1000 }, (_, account) => `no. ${account}`);

test.each(PICTURES_AVERAGED)(
  'exactly the eight accounts that average their copies of “%s” are named',
  async (picture) => {
    const stored = await pictureOf(picture, CARD);
    const averaged = await averagedOf(stored, picture, EIGHT);
    const suspicions = await suspicionsIn(stored, picture, averaged, [...OTHERS, ...EIGHT]);
    const named = suspicions.filter(({ z }) => z >= NAMED).map(({ code }) => code);
    expect([named.sort(), suspicions.length]).toEqual([EIGHT, 8]);
  },
);

test('busy cloth that was stored again is not taken for letters', async () => {
  const stored = await pictureOf('busy cloth', CARD);
  const [residual] = await residualsOf(stored, await averagedOf(stored, 'photo', EIGHT));
  const unread = residual?.filter((value) => value === 0).length ?? NaN;
  expect(unread / (residual?.length ?? NaN)).toBeLessThan(0.05);
});

test('the stored picture itself and a picture of another person name no account', async () => {
  const stored = await pictureOf('studio', CARD);
  const innocents = await innocentsOf(stored, 'photo', 1000);
  for (const suspect of [stored, await copyOf(await pictureOf('family', CARD), 'another')]) {
    const { z, innocent } = await readCopy(stored, 'photo', suspect, innocents);
    expect(Math.max(z, innocent)).toBeLessThan(PROBABLE);
  }
});
