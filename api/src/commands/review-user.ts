import type { Standing } from '@pehchan/contract/constants';
import { inTransaction } from '../database/transaction.ts';
import { forbidden, notFound } from '../errors.ts';
import { AuditEntry } from '../models/audit-entry.ts';
import { Profile } from '../models/profile.ts';
import { User, type UserRow } from '../models/user.ts';

/**
 * Moves an account to a standing (specification section 4, user approval). From any to any; a move to where it already is
 * changes and records nothing. It holds from that account's very next request on.
 */
export async function reviewUser(admin: UserRow, userId: number, standing: Standing): Promise<void> {
  if (userId === admin.id && standing !== 'approved') throw forbidden('refused.ownStanding');
  await inTransaction(async (transaction) => {
    // In the order of ids: two administrators who reject each other wait for one another instead of locking up, and the
    // second then finds that it is none any more.
    const locked = new Map<number, User | null>();
    for (const id of [admin.id, userId].sort((a, b) => a - b)) {
      locked.set(id, await User.findLocked(id, transaction));
    }
    const actor = locked.get(admin.id);
    const user = locked.get(userId);
    if (!user) throw notFound();
    if (actor?.role !== 'ADMIN' || actor.status !== 'approved') throw forbidden();
    if (user.status === standing) return;
    const from = user.status;
    await user.update({ status: standing }, { transaction });
    await Profile.update({ ownerStatus: standing }, { where: { userId }, transaction });
    await AuditEntry.record(admin, 'standing', user, { from, to: standing }, transaction);
  });
}
