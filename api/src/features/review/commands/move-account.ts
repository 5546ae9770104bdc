import type { AccountStatus } from '@pehchan/contract/accounts';
import type { Transaction } from 'sequelize';
import { planTask } from '../../../ground/tasks/index.ts';
import { Rejection, type User, type Why } from '../../../identity/accounts/index.ts';
import { type Actor, AuditEntry } from '../../../identity/audit/index.ts';
import { Profile, StillLooking } from '../../../register/biodata/index.ts';
import { mailApproval } from './mail-approval.ts';
import { mailRejection } from './mail-rejection.ts';

export const NOTHING_SAID: Why = { reasons: [], note: '' };

/**
 * An unchanged status keeps its date and does nothing, unless a rejection gets new reasons.
 * @param why reasons of a rejection; for a resubmission, the corrected ones
 */
export async function moveAccount(
  actor: Actor,
  user: User,
  standing: AccountStatus,
  transaction: Transaction,
  why: Why = NOTHING_SAID,
): Promise<void> {
  const { status: from, id: userId } = user;
  const isMoved = from !== standing;
  if (!isMoved && (standing !== 'rejected' || why.reasons.length === 0)) return;
  const now = new Date();
  if (isMoved) {
    await user.update({ status: standing, statusSince: now }, { transaction });
    await Profile.update({ ownerStatus: standing }, { where: { userId }, transaction });
    if (standing === 'approved') await StillLooking.askAnew(userId, transaction);
  }
  const change = { from, to: standing, reasons: why.reasons };
  await AuditEntry.record(actor, 'standing', user, change, transaction);
  if (standing === 'pending') return;
  if (standing === 'rejected') await Rejection.say(userId, why, transaction);
  else await Rejection.destroy({ where: { userId }, transaction });
  const mail = standing === 'approved' ? mailApproval : mailRejection;
  const key = `${mail.name}:${userId}:${now.getTime()}`;
  await planTask(mail, { key, payload: { userId } }, transaction);
}
