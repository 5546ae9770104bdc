import type { Standing } from '@pehchan/contract/accounts';
import type { Transaction } from 'sequelize';
import { type Actor, AuditEntry } from '../../audit/index.ts';
import { Profile } from '../../biodata/index.ts';
import type { User } from '../../accounts/index.ts';
import { planTask } from '../../tasks/index.ts';
import { mailApproval } from './mail-approval.ts';

/**
 * Gives a locked account and its biodata another standing, records who did it, and mails a family that is
 * approved. If the account already has that standing, nothing is changed, recorded or mailed, and
 * `statusSince` stays.
 */
export async function moveAccount(
  actor: Actor,
  user: User,
  standing: Standing,
  transaction: Transaction,
): Promise<void> {
  const from = user.status;
  if (from === standing) return;
  const since = new Date();
  await user.update({ status: standing, statusSince: since }, { transaction });
  await Profile.update({ ownerStatus: standing }, { where: { userId: user.id }, transaction });
  await AuditEntry.record(actor, 'standing', user, { from, to: standing }, transaction);
  if (standing !== 'approved') return;
  const key = `mail-approval:${user.id}:${since.getTime()}`;
  await planTask(mailApproval, { key, payload: { userId: user.id } }, transaction);
}
