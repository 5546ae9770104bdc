import type { Standing } from '@pehchan/contract/accounts';
import type { Transaction } from 'sequelize';
import { type Actor, AuditEntry } from '../../audit/index.ts';
import { Profile } from '../../biodata/index.ts';
import type { User } from '../../accounts/index.ts';

/**
 * Gives a locked account and its biodata another standing, and records who did it. If the account already
 * has that standing, nothing is changed or recorded, and `statusSince` stays.
 */
export async function moveAccount(
  actor: Actor,
  user: User,
  standing: Standing,
  transaction: Transaction,
): Promise<void> {
  const from = user.status;
  if (from === standing) return;
  await user.update({ status: standing, statusSince: new Date() }, { transaction });
  await Profile.update({ ownerStatus: standing }, { where: { userId: user.id }, transaction });
  await AuditEntry.record(actor, 'standing', user, { from, to: standing }, transaction);
}
