import type { AccountStatus } from '@pehchan/contract/accounts';
import type { Transaction } from 'sequelize';
import { planTask } from '../../../ground/tasks/index.ts';
import { Rejection, type User, type Reasons } from '../../../identity/accounts/index.ts';
import { type Actor, AuditEntry } from '../../../identity/audit/index.ts';
import { Profile, StillLooking } from '../../../register/biodata/index.ts';
import { mailApproval } from './mail-approval.ts';
import { mailRejection } from './mail-rejection.ts';

export const NO_REASONS: Reasons = { reasons: [], note: '' };

/**
 * Change an account's status. The same status changes nothing, unless a rejection has new reasons.
 * @param why reasons of a rejection; for a resubmission, the corrected reasons
 */
export async function moveAccount(
  actor: Actor,
  user: User,
  status: AccountStatus,
  transaction: Transaction,
  why: Reasons = NO_REASONS,
): Promise<void> {
  const { status: from, id: userId } = user;
  const isMoved = from !== status;
  if (!isMoved && (status !== 'rejected' || why.reasons.length === 0)) return;
  const now = new Date();
  if (isMoved) {
    await user.update({ status, statusSince: now }, { transaction });
    await Profile.update({ ownerStatus: status }, { where: { userId }, transaction });
    if (status === 'approved') await StillLooking.askAnew(userId, transaction);
  }
  const change = { from, to: status, reasons: why.reasons };
  await AuditEntry.record(actor, 'standing', user, change, transaction);
  if (status === 'pending') return;
  if (status === 'rejected') await Rejection.record(userId, why, transaction);
  else await Rejection.destroy({ where: { userId }, transaction });
  const mail = status === 'approved' ? mailApproval : mailRejection;
  const key = `${mail.name}:${userId}:${now.getTime()}`;
  await planTask(mail, { key, payload: { userId } }, transaction);
}
