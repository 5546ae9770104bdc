import type { BiodataForm } from '@pehchan/contract/biodata';
import { inTransaction } from '../../../ground/database/transaction.ts';
import type { Upload } from '../../../ground/gateways/pictures/upload.ts';
import { Rejection, type UserRow } from '../../../identity/accounts/index.ts';
import { AuditEntry } from '../../../identity/audit/index.ts';
import { decodePhoto, discardPhotos, keepPhoto, removePhotos, withStoredPhoto } from '../../photos/index.ts';
import { biodataColumns } from '../columns.ts';
import { StillLooking } from '../models/still-looking.ts';
import { lockProfile } from './lock-profile.ts';

export async function updateBiodata(
  actor: UserRow,
  profileId: number,
  form: BiodataForm,
  photo: Upload | undefined,
): Promise<void> {
  const files = await decodePhoto(photo);
  const discarded = await withStoredPhoto(files, (photoKey) =>
    inTransaction(async (transaction) => {
      const { owner, profile } = await lockProfile(actor, profileId, transaction);
      const old = photoKey && profile.photoKey ? [profile.photoKey] : [];
      const said = Object.entries(biodataColumns(form)).filter(([, value]) => value !== undefined);
      profile.set({ ...Object.fromEntries(said), photoKey: photoKey ?? profile.photoKey });
      const changed = profile.changed() || [];
      await profile.save({ transaction });
      await Rejection.noteCorrected(owner, changed, transaction);
      if (photoKey) await keepPhoto(photoKey, transaction);
      await discardPhotos(old, transaction);
      if (actor.id === profile.userId) await StillLooking.noteSign(profile, transaction);
      else await AuditEntry.record(actor, 'edit-profile', profile, {}, transaction);
      return old;
    }),
  );
  await removePhotos(discarded);
}
