import type { EditUserForm } from '@pehchan/contract/accounts';
import { inTransaction } from '../../database/transaction.ts';
import { env } from '../../runtime/env.ts';
import { conflict, forbidden } from '../../http/errors.ts';
import type { Upload } from '../../gateways/pictures/upload.ts';
import { AuditEntry } from '../../audit/index.ts';
import type { User, UserRow } from '../models/user.ts';
import { lockAccounts } from './lock-accounts.ts';
import { decodePhoto, discardPhotos, keepPhoto, removePhotos, withStoredPhoto } from '../../photos/index.ts';
import { refuseTaken, takenField } from './register-member.ts';

/**
 * Changes an account's own fields (specification section 5, edit user); a new photo takes the old one's
 * place.
 */
export async function updateMember(
  actor: UserRow,
  user: UserRow,
  form: EditUserForm,
  photo: Upload | undefined,
): Promise<User> {
  // Before it is told whose phone and email these are: whoever asks again and again has to save each time.
  const files = await decodePhoto(photo);
  // Whoever has this phone and is an administrator may delete accounts: it can't be taken on by an edit.
  if (form.phone === env.maintainerPhone && user.phone !== form.phone) {
    throw conflict('phone', 'refused.phoneTaken');
  }
  await refuseTaken(form, user.id);
  const { updated, discarded } = await withStoredPhoto(files, (photoKey) =>
    inTransaction(async (transaction) => {
      const updated = await lockAccounts(actor, user.id, transaction);
      const discarded = photoKey && updated.photoKey ? [updated.photoKey] : [];
      const { name: fullName, Father: fatherName, email, phone, village } = form;
      updated.set({ fullName, fatherName, email, phone, village, photoKey: photoKey ?? updated.photoKey });
      const changed = updated.changed() || [];
      if (actor.id !== updated.id && updated.role === 'ADMIN') refuseSignIn(changed);
      try {
        await updated.save({ transaction });
      } catch (error) {
        throw takenField(error) ?? error;
      }
      if (photoKey) await keepPhoto(photoKey, transaction);
      await discardPhotos(discarded, transaction);
      if (actor.id !== user.id) {
        await AuditEntry.record(actor, 'edit-user', updated, { changed }, transaction);
      }
      return { updated, discarded };
    }),
  );
  await removePhotos(discarded);
  return updated;
}

/**
 * By them one signs in, or is sent a code for a new password: who changes them can take the account and its
 * rights over.
 */
function refuseSignIn(changed: string[]): void {
  if (changed.includes('email') || changed.includes('phone')) throw forbidden('refused.adminSignIn');
}
