import { expect, test } from 'vitest';
import { CARD, EIGHT, expectEightNamed, expectNamedAfter, expectNamedInShape } from './expectations.ts';
import { averagedOf, residualsOf } from './battery.ts';
import { pictureOf, SHAPES } from './pictures.ts';

/** Attacks on the pictures that `battery.test.ts` leaves out. `npm run bench -- marks` runs all attacks. */
const ATTACKED = {
  family: ['screenshot of a phone’s page', 'turned by 2°, narrower by 3 %', 'turned by 270°, JPEG 60'],
  drawn: [
    'a quarter of its surface, JPEG 60',
    'text all over it, JPEG 50',
    'turned by 90°, JPEG 60',
    'collage of nine, half size, JPEG 75',
  ],
  courtyard: ['collage of nine', 'face covered, 30 % of the picture, JPEG 60', 'turned by 15°, JPEG 60'],
  dark: ['screenshot of the search page', 'turned by 180°, JPEG 60', 'collage of nine'],
};

test.each(Object.entries(ATTACKED))('a copy of “%s” names its account after every attack', expectNamedAfter);

test.each(['white wall', 'dark'])(
  'exactly the eight accounts that average their copies of “%s” are named',
  expectEightNamed,
);

test.each(SHAPES.slice(1))(
  'a trace names the account of a copy made of either size of a photo of %i × %i',
  expectNamedInShape,
);

test('a trace does not mistake busy cloth in a copy that was saved again for letters', async () => {
  const stored = await pictureOf('busy cloth', CARD);
  const [residual] = await residualsOf(stored, await averagedOf(stored, 'photo', EIGHT));
  const unread = residual?.filter((value) => value === 0).length ?? NaN;
  expect(unread / (residual?.length ?? NaN)).toBeLessThan(0.05);
});
