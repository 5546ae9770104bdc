import { inTransaction } from '../../../ground/database/transaction.ts';
import { forbidden, notFound } from '../../../ground/runtime/errors.ts';
import { definePeriodicTask } from '../../../ground/tasks/index.ts';
import { AuditEntry } from '../../audit/index.ts';
import { canConfirm, RecoveryRequest } from '../models/recovery-request.ts';
import type { UserRow } from '../models/user.ts';
import { lockAccounts } from './lock-accounts.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Agree that another administrator makes a code for a family. That administrator then makes the code. */
export async function confirmRecovery(actor: UserRow, id: number): Promise<void> {
  const found = await RecoveryRequest.findByPk(id);
  if (!found) throw notFound();
  if (found.askedById === actor.id) throw forbidden('refused.recovery.confirmOwn');
  await inTransaction(async (transaction) => {
    const user = await lockAccounts(actor, found.userId, transaction);
    const request = await found.reload({ transaction, lock: transaction.LOCK.UPDATE });
    if (!canConfirm(actor, request)) throw notFound();
    await request.update({ confirmedByName: actor.fullName }, { transaction });
    await AuditEntry.record(actor, 'recovery-code', user, { to: 'confirmed' }, transaction);
  });
}

export const forgetRecoveryRequests = definePeriodicTask('forget-recovery-requests', DAY, () =>
  RecoveryRequest.removeOld(),
);
