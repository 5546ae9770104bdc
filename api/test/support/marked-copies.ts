import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PHOTO_SIZES } from '@pehchan/contract/photo-values';
import { Op } from 'sequelize';
import sharp from 'sharp';
import { expect } from 'vitest';
import { decodePicture } from '../../src/ground/gateways/pictures/decode.ts';
import type { PhotoFiles } from '../../src/ground/gateways/photo-store/types.ts';
import { photoStore } from '../../src/ground/gateways/photo-store/photo-store.ts';
import { env } from '../../src/ground/runtime/env.ts';
import { User } from '../../src/identity/accounts/models/user.ts';
import { Profile } from '../../src/register/biodata/models/profile.ts';
import { gridsOf } from '../../marks/marking/grid.ts';
import type { Pixels } from '../../marks/marking/pixels.ts';
import { greyOriginal, greySuspect, sizeOf } from '../../marks/detect/grey.ts';
import { readMark, suspectOf } from '../../marks/detect/read-mark.ts';
import { bestScoreOf } from '../../marks/detect/score.ts';
import { signsOf } from '../../marks/marking/signs.ts';
import { grainyPortrait } from './pictures.ts';
import type { Client } from './test-server.ts';

export const SIZES = ['table', 'card', 'view'] as const;
export type Size = (typeof SIZES)[number];

export const COPIES = join(process.env['DATA_DIR'] ?? '', 'marked');
export const forgetCopies = () => rm(COPIES, { recursive: true, force: true });

const drawn = new Map<number, Promise<PhotoFiles>>();

/** Store a portrait. Each height is drawn once for all tests of a worker. */
async function storePortrait(height: number): Promise<{ key: string; stored: PhotoFiles }> {
  const files = drawn.get(height) ?? grainyPortrait(height).then(decodePicture);
  drawn.set(height, files);
  const key = randomBytes(16).toString('hex');
  await photoStore.put(key, await files);
  return { key, stored: await files };
}

/** Store a photo of the largest stored size. */
export const storeLargePhoto = () => storePortrait(PHOTO_SIZES.view);

/** Store a photo that is larger than a card, but is traced in a fraction of a large photo's time. */
export const storeMediumPhoto = () => storePortrait(640);

/** Take all photos except one biodata’s from the register: a trace also tries similar photos. */
export async function forgetPhotos(exceptOf = 0): Promise<void> {
  await Profile.update({ photoKey: null }, { where: { id: { [Op.ne]: exceptOf } }, hooks: false });
  await User.update({ photoKey: null }, { where: { photoKey: { [Op.ne]: null } }, hooks: false });
}

/** Return the bytes of a photo as the API serves it to the client's account. */
export async function served(client: Client, key: string | null, size: Size): Promise<Buffer> {
  const reply = await client.fetch('GET', `/api/v1/photos/${key}?size=${size}`);
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/webp']);
  return Buffer.from(await reply.arrayBuffer());
}

export async function pixelsOf(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/**
 * Trace a copy. Return a function that returns the score of an account, which is about 0 for other accounts.
 */
export async function traced(
  copy: Buffer,
  { view, screen, card }: PhotoFiles,
  secret = env.markSecrets[0] ?? '',
): Promise<(key: string, code: string) => number> {
  const grids = gridsOf(await Promise.all([screen, card].map(sizeOf)));
  const [reading] = readMark(await greyOriginal(view), suspectOf(await greySuspect(copy)), grids);
  if (!reading) throw new Error('the copy doesn’t show the photo');
  const { residuals } = reading;
  return (key, code) => bestScoreOf(residuals, (grid) => signsOf(secret, key, code, grid));
}
