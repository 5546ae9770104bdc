import type { PhotoSize } from '@pehchan/contract/photo-values';
import { describe, expect, test } from 'vitest';
import { drawHolder, type Holder } from '../../marks/marking/visible.ts';

/** Shapes of phone photos. Screens show a 4:5 part that starts at the top, so that no head is cut. */
const SHAPES: [name: string, across: number, down: number][] = [
  ['a tall phone photo, 9:16', 9, 16],
  ['a portrait, 3:4', 3, 4],
  ['a portrait, 4:5', 4, 5],
  ['a square', 1, 1],
  ['a couple, 4:3', 4, 3],
  ['a group, 16:9', 16, 9],
];
const LONGER_SIDES = [480, 640, 900, 1080];

const asha: Holder = { name: 'Asha Mehta', digits: '01234', code: 'K7MPQ2X' };

type Dots = { data: Buffer; width: number; height: number };
const grey = (width: number, height: number, level = 128): Dots => ({
  data: Buffer.alloc(width * height * 3, level),
  width,
  height,
});
const sized = ([, across, down]: (typeof SHAPES)[number], longer: number, level?: number) => {
  const scale = longer / Math.max(across, down);
  return grey(Math.round(across * scale), Math.round(down * scale), level);
};

async function drawn(blank: Dots, holder: Holder, size: PhotoSize): Promise<Dots> {
  const dots = { ...blank, data: Buffer.from(blank.data) };
  await drawHolder(dots, holder, size);
  return dots;
}

function windowOf({ width, height }: Dots) {
  const [shownWidth, shownHeight] = [Math.min(width, height * 0.8), Math.min(height, width * 1.25)];
  const top = 0;
  const left = (width - shownWidth) / 2;
  return { left, right: left + shownWidth, top, bottom: top + shownHeight, height: shownHeight };
}

type Place = { x: number; y: number };

/** Return the pixels at which two pictures differ by more than rounding. */
function differences(one: Dots, other: Dots): Place[] {
  const places: Place[] = [];
  for (let dot = 0; dot < one.width * one.height; dot += 1) {
    if (Math.abs((one.data[3 * dot] ?? 0) - (other.data[3 * dot] ?? 0)) <= 4) continue;
    places.push({ x: dot % one.width, y: Math.floor(dot / one.width) });
  }
  return places;
}

/** Return whether a place is between the brows and the mouth of a face that fills most of the window. */
const isOnFace = (dots: Dots) => {
  const { top, height } = windowOf(dots);
  return ({ x, y }: Place) =>
    ((x - dots.width / 2) / (0.3 * dots.width)) ** 2 + ((y - top - 0.4 * height) / (0.3 * height)) ** 2 < 1;
};

const bounds = (places: Place[]) => ({
  left: places.reduce((least, { x }) => Math.min(least, x), Infinity),
  right: places.reduce((most, { x }) => Math.max(most, x), -Infinity),
  top: places.reduce((least, { y }) => Math.min(least, y), Infinity),
  bottom: places.reduce((most, { y }) => Math.max(most, y), -Infinity),
});

describe.each(SHAPES)('%s', (...shape) => {
  test.each(LONGER_SIDES)('a large copy of %i px has no letters on a face', async (longer) => {
    const blank = sized(shape, longer);
    const ink = differences(blank, await drawn(blank, asha, 'view'));
    expect(ink.length).toBeGreaterThan(500);
    expect(ink.filter(isOnFace(blank))).toEqual([]);
  });

  test.each(LONGER_SIDES)(
    'a large copy of %i px shows name, digits and code inside its visible part',
    async (longer) => {
      const blank = sized(shape, longer);
      const { left, right, top, bottom } = windowOf(blank);
      const copy = await drawn(blank, asha, 'view');
      for (const other of [{ name: 'Asna Mehta' }, { digits: '01534' }, { code: 'K7MRQ2X' }]) {
        const changed = differences(copy, await drawn(blank, { ...asha, ...other }, 'view'));
        const shown = changed.filter(({ x, y }) => x >= left && x < right && y >= top && y < bottom);
        expect(shown.length, Object.keys(other).join()).toBeGreaterThan(8);
      }
    },
  );

  test('a card shows its whole code inside its visible part, below the face', async () => {
    const blank = sized(shape, 480);
    const ink = differences(blank, await drawn(blank, asha, 'card'));
    const { left, right, top, bottom } = bounds(ink);
    const window = windowOf(blank);
    expect(left).toBeGreaterThan(window.left);
    expect(right).toBeLessThan(window.right - 1);
    expect(bottom).toBeLessThan(window.bottom - 1);
    expect(top).toBeGreaterThan(window.top + 0.75 * window.height);
    // The letters are wide enough to read in a list: a card on a phone is a third as wide as this copy.
    expect(right - left).toBeGreaterThan(90);
  });

  test('a large copy without its lowest sixth still names its account', async () => {
    const blank = sized(shape, 1080);
    const copy = await drawn(blank, asha, 'view');
    for (const other of [{ name: 'Asna Mehta' }, { code: 'K7MRQ2X' }]) {
      const changed = differences(copy, await drawn(blank, { ...asha, ...other }, 'view'));
      expect(changed.filter(({ y }) => y < (blank.height * 5) / 6).length).toBeGreaterThan(8);
    }
  });
});

test.each([
  ['one letter', 'A'],
  ['Devanagari', 'श्रीमती क्षितिजा ज्ञानेश्वर राजपुरोहित चौधरी'],
  ['the widest letters', 'W'.repeat(80)],
  ['signs upon signs', `क${'\u0902'.repeat(60)}`],
  ['no name', ''],
  ['markup', '<b>&amp;</b>'],
])('a copy shows the code beside a name of %s', async (_, name) => {
  for (const shape of SHAPES) {
    const blank = sized(shape, 480);
    const copy = await drawn(blank, { ...asha, name }, 'view');
    const other = await drawn(blank, { ...asha, name, code: 'XXXXXXX' }, 'view');
    expect(differences(copy, other).length, shape[0]).toBeGreaterThan(40);
    expect(differences(blank, copy).filter(isOnFace(blank)), shape[0]).toEqual([]);
  }
});

test.each([
  ['white', 255],
  ['black', 0],
  ['grey', 128],
])('letters differ from their background on %s cloth', async (_, level) => {
  for (const size of ['card', 'view'] as const) {
    const blank = sized(['', 3, 4], 480, level);
    const { data } = await drawn(blank, asha, size);
    const levels = differences(blank, { ...blank, data }).map(
      ({ x, y }) => data[3 * (y * blank.width + x)] ?? 0,
    );
    const [least, most] = [Math.min(level, ...levels), Math.max(level, ...levels)];
    expect(most - least, size).toBeGreaterThan(45);
  }
});

test('a card of a small original and a picture of one line get no letters', async () => {
  for (const [width, height] of [[300, 240], [1080, 2], [2, 1080], [1, 1]] as const) {
    const blank = grey(width, height);
    for (const size of ['table', 'card', 'view'] as const) {
      expect(differences(blank, await drawn(blank, asha, size))).toEqual([]);
    }
  }
}); // prettier-ignore

test('a panorama shows the whole text, although cards cut off nearly all of it', async () => {
  const blank = grey(1080, 120);
  const copy = await drawn(blank, asha, 'view');
  for (const other of [{ name: 'Asna Mehta' }, { code: 'K7MRQ2X' }]) {
    expect(differences(copy, await drawn(blank, { ...asha, ...other }, 'view')).length).toBeGreaterThan(8);
  }
});
