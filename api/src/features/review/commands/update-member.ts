import { type EditUserForm, IDENTITY_FIELDS, type IdentityField } from '@pehchan/contract/accounts';
import { inTransaction } from '../../../ground/database/transaction.ts';
import type { Upload } from '../../../ground/gateways/pictures/upload.ts';
import type { CountTaken } from '../../../ground/http/limiter.ts';
import { env } from '../../../ground/runtime/env.ts';
import { conflict, forbidden, unauthenticated } from '../../../ground/runtime/errors.ts';
import {
  lockAccounts,
  noteContactChange,
  planNewEmail,
  refuseTaken,
  Rejection,
  takenField,
  type User,
  type UserRow,
} from '../../../identity/accounts/index.ts';
import { AuditEntry } from '../../../identity/audit/index.ts';
import {
  decodePhoto,
  discardPhotos,
  keepPhoto,
  removePhotos,
  withStoredPhoto,
} from '../../../register/photos/index.ts';

type Saved = {
  updated: User;
  hasEndedSessions: boolean;
  isRenamed: boolean;
};

/**
 * Change an account (specification section 5, edit user). A new email or phone ends a family's old sessions.
 * @param countTaken counts each refusal because a phone or email belongs to another account
 */
export async function updateMember(
  actor: UserRow,
  user: UserRow,
  form: EditUserForm,
  photo: Upload | undefined,
  countTaken: CountTaken,
): Promise<Saved> {
  // Decode the photo first: each attempt to probe for phones and emails must cost a valid photo.
  const files = await decodePhoto(photo);
  const isOther = form.phone !== user.phone || form.email !== user.email;
  if (isOther) await countTaken(() => refuseContacts(user, form));
  const { discarded, ...saved } = await withStoredPhoto(files, (photoKey) =>
    inTransaction(async (transaction) => {
      const updated = await lockAccounts(actor, user.id, transaction);
      const { email: oldEmail, phone: oldPhone, emailConfirmedAt, createdAt } = updated;
      const before = { email: oldEmail, phone: oldPhone, emailConfirmedAt, createdAt };
      const discarded = photoKey && updated.photoKey ? [updated.photoKey] : [];
      const { name: fullName, Father: fatherName, email, phone, village } = form;
      updated.set({ fullName, fatherName, email, phone, village, photoKey: photoKey ?? updated.photoKey });
      const changed = updated.changed() || [];
      const edits = editsOf(updated);
      const isRenamed = edits.length > 0 && updated.status === 'approved';
      const hasEndedSessions = isReachedElsewhere(changed) && actor.id === updated.id;
      if (hasEndedSessions) {
        // If the caller's session has ended during the change, refuse the change: it would renew the session.
        if (updated.sessionVersion !== actor.sessionVersion) throw unauthenticated();
        updated.sessionVersion += 1;
      }
      if (actor.id !== updated.id && updated.role === 'ADMIN') refuseSignIn(changed);
      if (changed.includes('email')) updated.emailConfirmedAt = null;
      try {
        await updated.save({ transaction });
      } catch (error) {
        throw takenField(error) ?? error;
      }
      await Rejection.noteCorrected(updated, changed, transaction);
      if (isReachedElsewhere(changed)) await noteContactChange(actor, updated.id, before, transaction);
      if (changed.includes('email')) await planNewEmail(updated, transaction);
      if (photoKey) await keepPhoto(photoKey, transaction);
      await discardPhotos(discarded, transaction);
      if (actor.id !== user.id || isRenamed) {
        await AuditEntry.record(actor, 'edit-user', updated, { changed, edits }, transaction);
      }
      return { updated, hasEndedSessions, isRenamed, discarded };
    }),
  );
  await removePhotos(discarded);
  return saved;
}

const COLUMNS = { name: 'fullName', Father: 'fatherName', village: 'village' } as const satisfies Record<
  IdentityField,
  keyof UserRow
>;

const editsOf = (user: User) =>
  IDENTITY_FIELDS.filter((field) => user.changed(COLUMNS[field])).map((field) => ({
    field,
    before: String(user.previous(COLUMNS[field])),
    after: user[COLUMNS[field]],
  }));

async function refuseContacts(user: UserRow, form: EditUserForm): Promise<void> {
  // The maintainer's phone gives the right to delete accounts, so an edit must not assign it.
  if (form.phone === env.maintainerPhone && user.phone !== form.phone) {
    throw conflict('phone', 'refused.phoneTaken');
  }
  await refuseTaken(form, user.id);
}

/** Refuse to change an administrator's email or phone: with the new one, another person could sign in. */
function refuseSignIn(changed: string[]): void {
  if (isReachedElsewhere(changed)) throw forbidden('refused.adminSignIn');
}

const isReachedElsewhere = (changed: string[]) => changed.includes('email') || changed.includes('phone');
