import type { Transaction } from 'sequelize';
import { inTransaction } from '../../../ground/database/transaction.ts';
import { removeSessions } from '../../../ground/gateways/session-index.ts';
import { forbidden } from '../../../ground/runtime/errors.ts';
import { lockAccounts, MarkCode, User, type UserRow } from '../../../identity/accounts/index.ts';
import { AuditEntry } from '../../../identity/audit/index.ts';
import { Profile } from '../../../register/biodata/index.ts';
import { ShortlistEntry } from '../../../register/biodata/index.ts';
import { discardPhotos, removeCopiesFor, removePhotos } from '../../../register/photos/index.ts';
import { forgetPhonesOf } from '../../../register/views/index.ts';

/** Delete an account. End its sessions before, in case the deletion fails, and after, for new sign-ins. */
export async function deleteMember(actor: UserRow, userId: number): Promise<void> {
  if (actor.id === userId && actor.role === 'ADMIN') throw forbidden('refused.ownAccount');
  await removeSessions(userId);
  const discarded = await inTransaction(async (transaction) => {
    const user = await lockAccounts(actor, userId, transaction);
    const photoKeys = await deleteAccounts([user], transaction);
    if (actor.id !== userId) await AuditEntry.record(actor, 'delete-user', user, {}, transaction);
    return photoKeys;
  });
  await removeSessions(userId);
  await removePhotos(discarded);
  await removeCopiesFor([userId]);
}

/** @returns the keys of photos to remove from the photo store after the transaction */
export async function deleteAccounts(users: User[], transaction: Transaction): Promise<string[]> {
  const userId = users.map(({ id }) => id);
  const profiles = await Profile.findAll({
    attributes: ['id', 'photoKey'],
    where: { userId },
    transaction,
    lock: transaction.LOCK.UPDATE,
    raw: true,
  });
  const photoKeys = [...users, ...profiles].flatMap(({ photoKey }) => photoKey ?? []);
  await discardPhotos(photoKeys, transaction);
  await MarkCode.keepOf(users, transaction);
  await forgetPhonesOf(userId, transaction);
  // A foreign key deletes the biodata of the accounts.
  await User.destroy({ where: { id: userId }, transaction });
  await ShortlistEntry.emptyOf(
    profiles.map(({ id }) => id),
    transaction,
  );
  return photoKeys;
}
