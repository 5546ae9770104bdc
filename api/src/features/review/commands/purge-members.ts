import { inTransaction } from '../../../ground/database/transaction.ts';
import { removeSessions } from '../../../ground/gateways/session-index.ts';
import type { UserRow } from '../../../identity/accounts/index.ts';
import { AuditEntry } from '../../../identity/audit/index.ts';
import { removeCopiesFor, removePhotos } from '../../../register/photos/index.ts';
import { lockWithoutProfiles, someUsersWithoutProfiles } from '../models/without-profiles.ts';
import { deleteAccounts } from './delete-member.ts';

/** The most accounts deleted in one transaction, so that a transaction holds its locks only briefly. */
const BATCH = 200;

/**
 * Delete all accounts without biodata (specification section 4). Check each batch again under locks.
 * @returns the number of deleted accounts
 */
export async function purgeMembers(maintainer: UserRow): Promise<number> {
  let deleted = 0;
  let ids = await someUsersWithoutProfiles(0, BATCH);
  while (ids.length > 0) {
    deleted += await purgeBatch(maintainer, ids);
    ids = await someUsersWithoutProfiles(ids.at(-1) ?? 0, BATCH);
  }
  return deleted;
}

/** Delete a batch. End its accounts' sessions before and after the deletion, as `deleteMember` does. */
async function purgeBatch(maintainer: UserRow, ids: number[]): Promise<number> {
  for (const id of ids) await removeSessions(id);
  const { users, discarded } = await inTransaction(async (transaction) => {
    const users = await lockWithoutProfiles(ids, transaction);
    const discarded = await deleteAccounts(users, transaction);
    for (const user of users) await AuditEntry.record(maintainer, 'purge', user, {}, transaction);
    return { users, discarded };
  });
  for (const { id } of users) await removeSessions(id);
  await removePhotos(discarded);
  await removeCopiesFor(users.map(({ id }) => id));
  return users.length;
}
