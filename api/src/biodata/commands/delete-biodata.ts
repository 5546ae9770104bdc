import { inTransaction } from '../../database/transaction.ts';
import { AuditEntry } from '../../audit/index.ts';
import type { UserRow } from '../../accounts/index.ts';
import { lockProfile } from './lock-profile.ts';
import { discardPhotos, removePhotos } from '../../photos/index.ts';
import { ShortlistEntry } from '../../shortlist/index.ts';

/** Deletes a biodata and its photo. */
export async function deleteBiodata(actor: UserRow, profileId: number): Promise<void> {
  const discarded = await inTransaction(async (transaction) => {
    const { profile } = await lockProfile(actor, profileId, transaction);
    const photoKeys = profile.photoKey ? [profile.photoKey] : [];
    await discardPhotos(photoKeys, transaction);
    await profile.destroy({ transaction });
    await ShortlistEntry.emptyOf([profileId], transaction);
    if (actor.id !== profile.userId) {
      await AuditEntry.record(actor, 'delete-profile', profile, {}, transaction);
    }
    return photoKeys;
  });
  await removePhotos(discarded);
}
