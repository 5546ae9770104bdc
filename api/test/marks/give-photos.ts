import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { Profile } from '../../src/biodata/models/profile.ts';
import { sequelize } from '../../src/database/sequelize.ts';
import { portrait } from '../../src/demo/portrait.ts';
import { decodePicture } from '../../src/gateways/pictures/decode.ts';
import { photoStore } from '../../src/gateways/photo-store/photo-store.ts';
import type { PhotoFiles } from '../../src/gateways/photo-store/types.ts';
import { grainyPortrait } from '../pictures.ts';

/**
 * For `npm run bench -- marks`: `give-photos.ts <large> <others>` gives photos to the newest biodata. The
 * first ones have one as large as any, which is drawn once; the others drawn ones of their own, each another.
 */
const [large = 0, others = 0] = process.argv.slice(2).map(Number);

async function drawn(seed: number): Promise<PhotoFiles> {
  const picture = sharp(Buffer.from(portrait(seed, seed % 2 ? 'FEMALE' : 'MALE'))).resize(480);
  const card = await picture.webp({ effort: 0 }).toBuffer();
  const table = await sharp(card).resize(96, 96, { fit: 'inside' }).webp({ effort: 0 }).toBuffer();
  return { view: card, screen: card, card, table };
}

const one = await decodePicture(await grainyPortrait());
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
}
await sequelize.close();
