import { PHOTO_PATH, PHOTO_SIZES, type PhotoSize } from '@pehchan/contract/photos';
import { Router } from 'express';
import { readPhoto } from '../commands/photos.ts';
import { invalidField, notFound } from '../errors.ts';
import { currentUser } from '../middleware/current-user.ts';
import { photoOwner } from '../models/photo-owner.ts';
import { authorize } from '../policies/authorize.ts';
import { profilePolicy } from '../policies/profile.ts';
import { userPolicy } from '../policies/user.ts';

export const photos = Router();

/** A key is never given to another photo, but who may see it changes: a browser asks again after ten minutes. */
const MAX_AGE = 600;

photos.get(`${PHOTO_PATH}/:key`, async (req, res) => {
  const actor = currentUser(res);
  const key = String(req.params['key']);
  const size = sizeOf(req.query['size']);
  if (!/^[0-9a-f]{32}$/.test(key)) throw notFound();

  const { profile, user } = await photoOwner(key);
  if (profile) authorize(profilePolicy.read, actor, profile);
  else if (user) authorize(userPolicy.seePhoto, actor, user);
  else throw notFound();

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
