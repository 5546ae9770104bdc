import type { Transaction } from 'sequelize';
import { notFound } from '../../../ground/runtime/errors.ts';
import { lockAccounts, type User, type UserRow } from '../../../identity/accounts/index.ts';
import { Profile } from '../models/profile.ts';

/**
 * Locks a biodata for the rest of the transaction, its account and who acts before it, in the order in which
 * an account is deleted. So an administrator whose rights ended while a photo was still coming in changes
 * nothing any more.
 * @returns both as they are now, whatever the transaction has read before
 */
export async function lockProfile(
  actor: UserRow,
  profileId: number,
  transaction: Transaction,
): Promise<{ owner: User; profile: Profile }> {
  const found = await Profile.findByPk(profileId, { attributes: ['userId'], transaction });
  if (!found) throw notFound();
  const owner = await lockAccounts(actor, found.userId, transaction);
  const profile = await Profile.findByPk(profileId, { transaction, lock: transaction.LOCK.UPDATE });
  if (!profile) throw notFound();
  return { owner, profile };
}
