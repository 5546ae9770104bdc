import type { BiodataForm } from '@pehchan/contract/biodata';
import { inTransaction } from '../../database/transaction.ts';
import { notFound } from '../../http/errors.ts';
import type { Upload } from '../../gateways/pictures/upload.ts';
import { AuditEntry } from '../../audit/index.ts';
import { Profile } from '../models/profile.ts';
import type { UserRow } from '../../accounts/index.ts';
import { biodataColumns } from '../columns.ts';
import { decodePhoto, discardPhotos, keepPhoto, removePhotos, withStoredPhoto } from '../../photos/index.ts';

/** Changes a biodata; a new photo takes the old one's place, and none keeps it. */
export async function updateBiodata(
  actor: UserRow,
  profileId: number,
  form: BiodataForm,
  photo: Upload | undefined,
): Promise<void> {
  const files = await decodePhoto(photo);
  const discarded = await withStoredPhoto(files, (photoKey) =>
    inTransaction(async (transaction) => {
      const profile = await Profile.findByPk(profileId, { transaction, lock: transaction.LOCK.UPDATE });
      if (!profile) throw notFound();
      const old = photoKey && profile.photoKey ? [profile.photoKey] : [];
      const said = Object.entries(biodataColumns(form)).filter(([, value]) => value !== undefined);
      await profile.update(
        { ...Object.fromEntries(said), photoKey: photoKey ?? profile.photoKey },
        { transaction },
      );
      if (photoKey) await keepPhoto(photoKey, transaction);
      await discardPhotos(old, transaction);
      if (actor.id !== profile.userId) {
        await AuditEntry.record(actor, 'edit-profile', profile, {}, transaction);
      }
      return old;
    }),
  );
  await removePhotos(discarded);
}
