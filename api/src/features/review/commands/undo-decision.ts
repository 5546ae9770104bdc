import type { AccountStatus } from '@pehchan/contract/accounts';
import { inTransaction } from '../../../ground/database/transaction.ts';
import { HttpError } from '../../../ground/runtime/errors.ts';
import { cancelTask } from '../../../ground/tasks/index.ts';
import { lockAccounts, Rejection, type UserRow } from '../../../identity/accounts/index.ts';
import { AuditEntry } from '../../../identity/audit/index.ts';
import { Profile } from '../../../register/biodata/index.ts';
import { mailKeyOf, mailOf } from './move-account.ts';

/**
 * Undo the caller's own last decision on an account, as long as its mail is unsent. The account gets back its
 * former status, waiting time and reasons, and the mail is cancelled.
 * @throws HttpError 409 if the mail is sent, or another person has changed the status since
 */
export async function undoDecision(admin: UserRow, userId: number): Promise<AccountStatus> {
  return inTransaction(async (transaction) => {
    const user = await lockAccounts(admin, userId, transaction);
    const move = await AuditEntry.findMove(userId, transaction);
    const { status } = user;
    if (move?.action !== 'standing' || move.actorId !== admin.id || status === 'pending') throw tooLate();
    const mail = mailOf(status);
    const decided = await cancelTask(mail, mailKeyOf(status, move.id), transaction);
    if (!decided?.before) throw tooLate();
    const { since, rejection } = decided.before;
    const former = move.fromValue as AccountStatus;
    await user.update({ status: former, statusSince: new Date(since) }, { transaction });
    await Profile.update({ ownerStatus: former }, { where: { userId }, transaction });
    await Rejection.destroy({ where: { userId }, transaction });
    if (rejection) await Rejection.create(restored(userId, rejection), { transaction });
    await AuditEntry.record(admin, 'undo', user, { from: status, to: former }, transaction);
    return former;
  });
}

const tooLate = () => new HttpError(409, 'conflict', 'refused.undo');

type Kept = { reasons: string; note: string; mended: string; rejectedAt: string; sentAgainAt: string | null };

const restored = (userId: number, { rejectedAt, sentAgainAt, ...texts }: Kept) => ({
  userId,
  ...texts,
  rejectedAt: new Date(rejectedAt),
  sentAgainAt: sentAgainAt === null ? null : new Date(sentAgainAt),
});
