import type { Transaction } from 'sequelize';
import { notFound } from '../../../ground/runtime/errors.ts';
import { lockAccounts, type User, type UserRow } from '../../../identity/accounts/index.ts';
import { Profile } from '../models/profile.ts';

/**
 * Lock a biodata for the rest of the transaction, after its account and the caller's, in the order in which
 * an account is deleted. An administrator who lost the role during the upload changes nothing.
 * @returns the rows as they are now, even if the transaction has read older values
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
