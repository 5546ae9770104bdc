import { randomBytes } from 'node:crypto';
import { PHOTO_SIZES } from '@pehchan/contract/photo-values';
import sharp from 'sharp';
import { Profile } from '../../src/register/biodata/models/profile.ts';
import { sequelize } from '../../src/ground/database/sequelize.ts';
import { portrait } from '../../src/top/demo/portrait.ts';
import { decodePicture } from '../../src/ground/gateways/pictures/decode.ts';
import { photoStore } from '../../src/ground/gateways/photo-store/photo-store.ts';
import type { PhotoFiles } from '../../src/ground/gateways/photo-store/types.ts';
import { PhotoOrigin } from '../../src/register/photos/models/photo-origin.ts';
import { grainyPortrait } from '../support/pictures.ts';

/**
 * Give photos to the newest biodata, for `npm run bench -- marks`: `give-photos.ts <large> <others>`. The
 * first `large` biodata share one photo of the largest size. Each of the others gets its own photo.
 */
const [large = 0, others = 0] = process.argv.slice(2).map(Number);

/** The number of drawn people. Each appears in many photos, in different light. */
const PEOPLE = 40;
const [WIDTH, HEIGHT] = [480, 600];
/** The columns and rows of light and dark spots in a drawn picture. */
const [ACROSS, DOWN] = [7, 9];

const size = { width: WIDTH, height: HEIGHT, channels: 3 } as const;
const people = await Promise.all(
  Array.from({ length: PEOPLE }, (_, seed) =>
    sharp(Buffer.from(portrait(seed, seed % 2 ? 'FEMALE' : 'MALE')))
      .resize(WIDTH, HEIGHT, { fit: 'cover' })
      .removeAlpha()
      .raw()
      .toBuffer(),
  ),
);

async function drawn(number: number): Promise<PhotoFiles> {
  const spots = { raw: { width: ACROSS, height: DOWN, channels: 3 } } as const;
  const light = await sharp(randomBytes(ACROSS * DOWN * 3), spots)
    .resize(WIDTH, HEIGHT, { fit: 'fill' })
    .raw()
    .toBuffer();
  const person = people[number % PEOPLE] ?? light;
  for (const [at, value] of person.entries()) light[at] = value * (0.5 + (light[at] ?? 0) / 510);
  const card = await sharp(light, { raw: size }).webp({ effort: 0 }).toBuffer();
  const table = await sharp(card).resize(96, 96, { fit: 'inside' }).webp({ effort: 0 }).toBuffer();
  return { view: card, screen: card, card, table };
}

const one = await decodePicture(await grainyPortrait(PHOTO_SIZES.view));
const profiles = await Profile.findAll({
  attributes: ['id'],
  where: { ownerStatus: 'approved' },
  order: [['id', 'DESC']],
  limit: large + others,
});
for (const [at, profile] of profiles.entries()) {
  const photoKey = randomBytes(16).toString('hex');
  await photoStore.put(photoKey, at < large ? one : await drawn(at));
  await profile.update({ photoKey });
  // Record the photo as checked, so that no check of new photos runs during the measurement.
  await PhotoOrigin.create({ photoKey, checkedAt: new Date() });
}
await sequelize.close();
