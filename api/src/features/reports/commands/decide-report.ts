import type { DecideReportForm } from '@pehchan/contract/reports';
import { inTransaction } from '../../../ground/database/transaction.ts';
import { conflict, notFound } from '../../../ground/runtime/errors.ts';
import { lockAccounts, type UserRow } from '../../../identity/accounts/index.ts';
import { AuditEntry } from '../../../identity/audit/index.ts';
import { Report } from '../models/report.ts';

export function decideReport(
  actor: UserRow,
  { id, userId }: Pick<Report, 'id' | 'userId'>,
  { state, text }: DecideReportForm,
): Promise<void> {
  return inTransaction(async (transaction) => {
    // Lock the account before the report, as deleting an account does, to prevent deadlocks.
    const author = await lockAccounts(actor, userId, transaction);
    const report = await Report.findByPk(id, { transaction, lock: transaction.LOCK.UPDATE });
    if (!report) throw notFound();
    const name = report.decidedBy ?? '';
    if (report.state !== 'open') throw conflict('state', 'refused.report.decided', { name });
    const decided = { state, decidedBy: actor.fullName, decidedAt: new Date() };
    await report.update({ ...decided, [state === 'answered' ? 'answer' : 'note']: text }, { transaction });
    await AuditEntry.record(actor, 'report', author, { to: state }, transaction);
  });
}
