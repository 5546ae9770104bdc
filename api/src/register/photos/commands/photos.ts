import { randomBytes } from 'node:crypto';
import type { Transaction } from 'sequelize';
import type { MessageKey } from '@pehchan/contract/messages';
import { inTransaction } from '../../../ground/database/transaction.ts';
import { isBackupUnderWay } from '../../../ground/gateways/backup-mark.ts';
import { photoStore } from '../../../ground/gateways/photo-store/photo-store.ts';
import type { PhotoFiles } from '../../../ground/gateways/photo-store/types.ts';
import { decoders } from '../../../ground/gateways/pictures/decoders.ts';
import { MustWait } from '../../../ground/gateways/pictures/senders-record.ts';
import { type Refusal, UnusablePicture } from '../../../ground/gateways/pictures/unusable-picture.ts';
import type { Upload } from '../../../ground/gateways/pictures/upload.ts';
import { invalidField, tooManyUploads, Unavailable, uploadsPaused } from '../../../ground/runtime/errors.ts';
import { logger } from '../../../ground/runtime/logger.ts';
import { TurnRefused } from '../../../ground/runtime/turns.ts';
import { keptCopies } from '../copies.ts';
import { PhotoOrigin } from '../models/photo-origin.ts';
import { photoOwner } from '../models/photo-owner.ts';
import { PhotoRemoval } from '../models/photo-removal.ts';

/** Milliseconds after which an unsaved upload is removed: longer than any request could still save it. */
const UPLOAD_LIFETIME = 60 * 60 * 1000;
const NEXT_TRY = 5 * 60 * 1000;

const SENTENCES: Record<Refusal, MessageKey> = {
  type: 'invalid.photo.type',
  heic: 'invalid.photo.heic',
  pixels: 'invalid.photo.pixels',
  heifPixels: 'invalid.photo.heifPixels',
  heavy: 'invalid.photo.heavy',
};

/** Decode an uploaded photo. It is slow and may fail, so call it first, and outside any transaction. */
export async function decodePhoto(upload: Upload): Promise<PhotoFiles>;
export async function decodePhoto(upload: Upload | undefined): Promise<PhotoFiles | undefined>;
export async function decodePhoto(upload: Upload | undefined): Promise<PhotoFiles | undefined> {
  if (!upload) return undefined;
  const { bytes, field, sender } = upload;
  try {
    return await decoders.decode(bytes, sender);
  } catch (error) {
    if (error instanceof MustWait) throw uploadsPaused(error.seconds, field);
    if (error instanceof TurnRefused) throw tooManyUploads(error.reason === 'own' ? 429 : 503, field);
    throw refusedPicture(field, error);
  }
}

export const refusedPicture = (field: string, error: unknown): unknown =>
  error instanceof UnusablePicture ? invalidField(field, SENTENCES[error.reason]) : error;

/**
 * Store a photo and save its row, or leave neither. The photo's removal is planned first. If anything fails,
 * or the process dies, `sweepPhotos` removes the photo.
 * @param save saves the row in a transaction, and cancels the removal there with `keepPhoto`
 */
export async function withStoredPhoto<T>(
  files: PhotoFiles | undefined,
  save: (photoKey: string | undefined) => Promise<T>,
): Promise<T> {
  if (!files) return save(undefined);
  const photoKey = randomBytes(16).toString('hex');
  await PhotoRemoval.plan([photoKey], new Date(Date.now() + UPLOAD_LIFETIME));
  try {
    await photoStore.put(photoKey, files);
    return await save(photoKey);
  } catch (error) {
    await removePhotos([photoKey]);
    throw error;
  }
}

/** Cancel the planned removal of a photo, in the transaction that saves its row. */
export async function keepPhoto(photoKey: string, transaction: Transaction): Promise<void> {
  await PhotoRemoval.cancel(photoKey, transaction);
  await PhotoOrigin.noteUpload(photoKey, transaction);
}

/** Plan the removal of photos, in the transaction that deletes their rows. Then call `removePhotos`. */
export async function discardPhotos(photoKeys: string[], transaction: Transaction): Promise<void> {
  if (photoKeys.length === 0) return;
  await PhotoRemoval.plan(photoKeys, new Date(), transaction);
  await PhotoOrigin.forget(photoKeys, transaction);
}

/** Remove discarded photos from the store now. Never fails: `sweepPhotos` tries again later. */
export async function removePhotos(photoKeys: string[]): Promise<void> {
  for (const photoKey of photoKeys) {
    try {
      await removeUnlessOwned(photoKey);
    } catch (error) {
      logger.warn({ err: error }, 'a photo is left to the sweep');
    }
  }
}

/** Remove photos whose planned removal is due. A failed removal is postponed and delays no other. */
export async function sweepPhotos(): Promise<void> {
  for (let due = await PhotoRemoval.due(100); due.length > 0; due = await PhotoRemoval.due(100)) {
    for (const photoKey of due) {
      try {
        await removeUnlessOwned(photoKey);
      } catch (error) {
        logger.warn({ err: error }, 'a photo’s removal is put off');
        await PhotoRemoval.putOff(photoKey, new Date(Date.now() + NEXT_TRY));
      }
    }
  }
}

/** Remove a photo that has no owner. Use no transaction: a photo store that hangs must not hold locks. */
async function removeUnlessOwned(photoKey: string): Promise<void> {
  if (!(await isAbandoned(photoKey))) return;
  // Keep photos while a backup runs, because the backup may contain rows with these photos.
  if (await isBackupUnderWay()) throw new Unavailable('the photo store, which is being copied,');
  await photoStore.remove(photoKey);
  await keptCopies.removePhoto(photoKey);
  await PhotoRemoval.cancel(photoKey);
}

/** Return whether the photo has no owner. The lock waits for a commit that still runs but lost its reply. */
const isAbandoned = (photoKey: string): Promise<boolean> =>
  inTransaction(async (transaction) => {
    if (!(await PhotoRemoval.lock(photoKey, transaction))) return false;
    if (!(await photoOwner(photoKey, transaction))) return true;
    await PhotoRemoval.cancel(photoKey, transaction);
    return false;
  });
