import type { AccountStatus } from '@pehchan/contract/accounts';
import { UNDO_SECONDS } from '@pehchan/contract/review';
import type { Transaction } from 'sequelize';
import { planTask } from '../../../ground/tasks/index.ts';
import { Rejection, type User, type Reasons } from '../../../identity/accounts/index.ts';
import { type Actor, AuditEntry } from '../../../identity/audit/index.ts';
import { Profile, StillLooking } from '../../../register/biodata/index.ts';
import { stateOf } from '../decided.ts';
import { mailApproval } from './mail-approval.ts';
import { mailRejection } from './mail-rejection.ts';

export const NO_REASONS: Reasons = { reasons: [], note: '' };

export const mailOf = (status: 'approved' | 'rejected') =>
  status === 'approved' ? mailApproval : mailRejection;

/** The key of a decision’s mail. `entryId` is the decision’s line of the audit log. */
export const mailKeyOf = (status: 'approved' | 'rejected', entryId: number): string =>
  `${mailOf(status).name}:entry:${entryId}`;

/**
 * Change an account's status. The same status changes nothing, unless a rejection has new reasons.
 * The mail is due when the administrator can no longer undo the decision.
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
  const rejection = await Rejection.findByPk(userId, { transaction });
  const before = stateOf(user, rejection);
  if (isMoved) {
    await user.update({ status, statusSince: new Date() }, { transaction });
    await Profile.update({ ownerStatus: status }, { where: { userId }, transaction });
    if (status === 'approved') await StillLooking.askAnew(userId, transaction);
  }
  const change = { from, to: status, reasons: why.reasons };
  const entry = await AuditEntry.record(actor, 'standing', user, change, transaction);
  if (status === 'pending') return;
  if (status === 'rejected') await Rejection.record(userId, why, transaction);
  else await Rejection.destroy({ where: { userId }, transaction });
  const job = { key: mailKeyOf(status, entry.id), payload: { userId, before }, dueIn: UNDO_SECONDS * 1000 };
  await planTask(mailOf(status), job, transaction);
}
