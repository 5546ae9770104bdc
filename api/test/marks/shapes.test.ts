import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { decodePicture } from '../../src/ground/gateways/pictures/decode.ts';
import type { PhotoFiles } from '../../src/ground/gateways/photo-store/types.ts';
import { greyOriginal, greySuspect, sizeOf } from '../../marks/detect/grey.ts';
import { readMark, suspectOf } from '../../marks/detect/read-mark.ts';
import { bestScoreOf, NAMED, PROBABLE } from '../../marks/detect/score.ts';
import { gridOf, gridsOf } from '../../marks/marking/grid.ts';
import { copyOf, SERVED_TO, signsFor } from './battery.ts';
import { pictureOf } from './pictures.ts';

/** Photos whose sizes `view`, `screen` and `card` have marks with grids that differ by one line of cells. */
const SHAPES = [
  [852, 1080],
  [937, 1600],
  [1238, 1600],
] as const;

describe.each(SHAPES)('a trace of a photo of %i × %i', (width, height) => {
  let files: PhotoFiles;
  beforeAll(async () => {
    const whole = sharp(await pictureOf('portrait', height)).resize(width, height, { fit: 'fill' });
    files = await decodePicture(await whole.jpeg({ quality: 90 }).toBuffer());
  });

  test.each(['screen', 'card'] as const)(
    'a trace names the account of a copy made of its %s size',
    async (size) => {
      const grids = gridsOf(await Promise.all([files.screen, files.card].map(sizeOf)));
      const suspect = suspectOf(await greySuspect(await copyOf(files[size], 'photo')));
      const [reading] = readMark(await greyOriginal(files.view), suspect, grids);
      const residuals = reading?.residuals ?? [];
      const scoreOf = (code: string) => bestScoreOf(residuals, (grid) => signsFor('photo', code, grid));
      expect(scoreOf(SERVED_TO)).toBeGreaterThan(2 * NAMED);
      expect(scoreOf('ANOTHER')).toBeLessThan(PROBABLE);
    },
  );
});

test('photos of these shapes have different grids in different sizes, other photos have one', async () => {
  expect(gridsOf([{ width: 540, height: 1080 }, { width: 240, height: 480 }])).toHaveLength(1); // prettier-ignore
  for (const [width, height] of SHAPES) {
    const at = (longer: number) => gridOf(Math.round((width * longer) / height), longer).columns;
    expect(new Set([1024, 1080, 480].map(at)).size, `${width} × ${height}`).toBeGreaterThan(1);
  }
});
