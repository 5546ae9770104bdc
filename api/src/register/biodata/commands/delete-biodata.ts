import { inTransaction } from '../../../ground/database/transaction.ts';
import type { UserRow } from '../../../identity/accounts/index.ts';
import { AuditEntry } from '../../../identity/audit/index.ts';
import { discardPhotos, removePhotos } from '../../photos/index.ts';
import { ShortlistEntry } from '../models/shortlist-entry.ts';
import { lockProfile } from './lock-profile.ts';

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
