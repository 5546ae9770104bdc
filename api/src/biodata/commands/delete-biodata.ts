import { inTransaction } from '../../database/transaction.ts';
import { notFound } from '../../http/errors.ts';
import { AuditEntry } from '../../audit/index.ts';
import { Profile } from '../models/profile.ts';
import type { UserRow } from '../../accounts/index.ts';
import { discardPhotos, removePhotos } from '../../photos/index.ts';

/** Deletes a biodata and its photo. */
export async function deleteBiodata(actor: UserRow, profileId: number): Promise<void> {
  const discarded = await inTransaction(async (transaction) => {
    const profile = await Profile.findByPk(profileId, { transaction, lock: transaction.LOCK.UPDATE });
    if (!profile) throw notFound();
    const photoKeys = profile.photoKey ? [profile.photoKey] : [];
    await discardPhotos(photoKeys, transaction);
    await profile.destroy({ transaction });
    if (actor.id !== profile.userId) {
      await AuditEntry.record(actor, 'delete-profile', profile, {}, transaction);
    }
    return photoKeys;
  });
  await removePhotos(discarded);
}
