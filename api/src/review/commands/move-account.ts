import type { Standing } from '@pehchan/contract/accounts';
import type { Transaction } from 'sequelize';
import { type Actor, AuditEntry } from '../../audit/index.ts';
import { Profile } from '../../biodata/index.ts';
import type { User } from '../../accounts/index.ts';

/**
 * Gives a locked account another standing, its biodata the same, and notes who did. A move to where it
 * already is changes and records nothing: it has its standing since when it had it.
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
