import type { Role } from '@pehchan/contract/accounts';
import type { Transaction } from 'sequelize';
import { inTransaction } from '../../../ground/database/transaction.ts';
import { forbidden, notFound } from '../../../ground/runtime/errors.ts';
import { User } from '../../../identity/accounts/index.ts';
import { AuditEntry } from '../../../identity/audit/index.ts';
import { moveAccount } from './move-account.ts';

/** Give or remove the role of administrator. Also approve a new administrator: the rights need approval. */
export async function changeRole(phone: string, role: Role): Promise<User> {
  return inTransaction(async (transaction) => {
    const lock = transaction.LOCK.UPDATE;
    const user = await User.findOne({ where: { phone }, transaction, lock });
    if (!user) throw notFound();
    if (role === 'USER') await refuseLastAdmin(user, transaction);
    const from = user.role;
    if (from !== role) {
      await user.update({ role }, { transaction });
      await AuditEntry.record('command line', 'role', user, { from, to: role }, transaction);
    }
    if (role === 'ADMIN') await moveAccount('command line', user, 'approved', transaction);
    return user;
  });
}

async function refuseLastAdmin(user: User, transaction: Transaction): Promise<void> {
  const where = { role: 'ADMIN', status: 'approved' };
  const admins = await User.findAll({ where, transaction, lock: transaction.LOCK.UPDATE });
  if (admins.every(({ id }) => id === user.id)) throw forbidden('refused.lastAdmin');
}
