import { PHOTO_PATH, PHOTO_SIZES, type PhotoSize } from '@pehchan/contract/photos';
import { Router } from 'express';
import { readPhoto } from './read-photo.ts';
import { invalidField, notFound } from '../http/errors.ts';
import { currentUser } from '../http/middleware/current-user.ts';
import { photoOwner } from './models/photo-owner.ts';
import { authorize } from '../http/authorize.ts';
import { profilePolicy } from '../biodata/index.ts';
import { userPolicy } from '../accounts/index.ts';

export const photos = Router();

/**
 * A key is never given to another photo, but who may see it changes: a browser asks again after ten minutes.
 */
const MAX_AGE = 600;

photos.get(`${PHOTO_PATH}/:key`, async (req, res) => {
  const actor = currentUser(res);
  const key = String(req.params['key']);
  const size = sizeOf(req.query['size']);
  if (!/^[0-9a-f]{32}$/.test(key)) throw notFound();

  const owner = await photoOwner(key);
  if (!owner) throw notFound();
  const { kind, userId, status } = owner;
  if (kind === 'biodata') authorize(profilePolicy.read, actor, { userId, ownerStatus: status });
  else authorize(userPolicy.seePhoto, actor, { id: userId, status });

  // Another person at the same browser has another cookie, and so doesn't get this one's copy.
  const kept = { 'Cache-Control': `private, max-age=${MAX_AGE}`, Vary: 'Cookie' };
  res.set('ETag', `"${key}-${size}"`);
  // Who has the tag has the photo. Of anybody else nothing is promised before it has been read.
  if (req.fresh) {
    res.set(kept).status(304).end();
    return;
  }
  const bytes = await readPhoto(key, size);
  if (!bytes) throw notFound();
  res.set(kept).type('image/webp').send(bytes);
});

function sizeOf(size: unknown): PhotoSize {
  if (size === undefined) return 'view';
  const known = (Object.keys(PHOTO_SIZES) as PhotoSize[]).find((name) => name === size);
  if (!known) throw invalidField('size', 'invalid.query');
  return known;
}
