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
import { NoTurn } from '../../../ground/runtime/turns.ts';
import { keptCopies } from '../copies.ts';
import { PhotoOrigin } from '../models/photo-origin.ts';
import { photoOwner } from '../models/photo-owner.ts';
import { PhotoRemoval } from '../models/photo-removal.ts';

/** Longer than any request lives: an upload that isn't saved by then never will be. */
const UPLOAD_LIFETIME = 60 * 60 * 1000;
/** After which the sweep tries again to remove a photo that it couldn't. */
const NEXT_TRY = 5 * 60 * 1000;

const SENTENCES: Record<Refusal, MessageKey> = {
  type: 'invalid.photo.type',
  heic: 'invalid.photo.heic',
  pixels: 'invalid.photo.pixels',
  heifPixels: 'invalid.photo.heifPixels',
  heavy: 'invalid.photo.heavy',
};

/**
 * The photo that came with a form, in the sizes that are stored. It takes its time and isn't sure to be one:
 * before anything is looked up for the form, and outside any transaction.
 */
export async function decodePhoto(upload: Upload): Promise<PhotoFiles>;
export async function decodePhoto(upload: Upload | undefined): Promise<PhotoFiles | undefined>;
export async function decodePhoto(upload: Upload | undefined): Promise<PhotoFiles | undefined> {
  if (!upload) return undefined;
  const { bytes, field, sender } = upload;
  try {
    return await decoders.decode(bytes, sender);
  } catch (error) {
    if (error instanceof MustWait) throw uploadsPaused(error.seconds, field);
    if (error instanceof NoTurn) throw tooManyUploads(error.reason === 'own' ? 429 : 503, field);
    throw refusedPicture(field, error);
  }
}

/** Of a picture that can't be used what its field says; any other error as it is. */
export const refusedPicture = (field: string, error: unknown): unknown =>
  error instanceof UnusablePicture ? invalidField(field, SENTENCES[error.reason]) : error;

/**
 * Stores a photo and then saves the row that it belongs to, or leaves neither.
 *
 * The key is written down as "to be removed" before anything is stored, and crossed out in the transaction
 * that saves the row (`keepPhoto`). So whatever fails, and whenever the process dies, either the row has its
 * photo or the sweep removes it.
 * @param save saves the row in a transaction of its own, in which it calls `keepPhoto` with the key
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

/** In the transaction that saves the row: from its commit on, the photo stays. */
export async function keepPhoto(photoKey: string, transaction: Transaction): Promise<void> {
  await PhotoRemoval.cancel(photoKey, transaction);
  await PhotoOrigin.noteUpload(photoKey, transaction);
}

/**
 * In the transaction that deletes or replaces the rows: from its commit on, the photos go. Then call
 * `removePhotos`.
 */
export async function discardPhotos(photoKeys: string[], transaction: Transaction): Promise<void> {
  if (photoKeys.length === 0) return;
  await PhotoRemoval.plan(photoKeys, new Date(), transaction);
  await PhotoOrigin.forget(photoKeys, transaction);
}

/**
 * Removes discarded photos from the store now. Never fails: what can't be removed at the moment is still
 * written down, and the sweep tries again.
 */
export async function removePhotos(photoKeys: string[]): Promise<void> {
  for (const photoKey of photoKeys) {
    try {
      await removeUnlessOwned(photoKey);
    } catch (error) {
      logger.warn({ err: error }, 'a photo is left to the sweep');
    }
  }
}

/**
 * Removes photos that are due, some of a process that died. One that can't be removed is put off and holds
 * up none of the others.
 */
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

/**
 * Remove the photo unless a row has it. The store may hang, so it is asked after the transaction: that one
 * holds a connection, and the next write of the account waits for it. If the process dies between the two,
 * the removal is still planned.
 */
async function removeUnlessOwned(photoKey: string): Promise<void> {
  if (!(await isAbandoned(photoKey))) return;
  // Its rows went before this moment. A backup that starts later doesn't have them; one that has started
  // may need the photo.
  if (await isBackupUnderWay()) throw new Unavailable('the photo store, which is being copied,');
  await photoStore.remove(photoKey);
  await keptCopies.removePhoto(photoKey);
  await PhotoRemoval.cancel(photoKey);
}

/**
 * A commit whose answer was lost may have happened, or may yet: the rows decide, not the error. Whoever saves
 * the photo's row holds the lock on its removal, so this waits for how that ends. Once the removal is gone
 * the photo has been kept. No row takes an abandoned photo later: each key is saved once.
 */
const isAbandoned = (photoKey: string): Promise<boolean> =>
  inTransaction(async (transaction) => {
    if (!(await PhotoRemoval.lock(photoKey, transaction))) return false;
    if (!(await photoOwner(photoKey, transaction))) return true;
    await PhotoRemoval.cancel(photoKey, transaction);
    return false;
  });
