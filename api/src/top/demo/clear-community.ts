import type { Role } from '@pehchan/contract/accounts';
import { deleteAccounts, moveAccount } from '../../features/review/index.ts';
import { select, sql } from '../../ground/database/select.ts';
import { inTransaction } from '../../ground/database/transaction.ts';
import { removeSessions } from '../../ground/gateways/session-index.ts';
import { DemoAccount, User } from '../../identity/accounts/index.ts';
import { AuditEntry } from '../../identity/audit/index.ts';
import { Profile } from '../../register/biodata/index.ts';
import { removeCopiesFor, removePhotos } from '../../register/photos/index.ts';

/** An account approved on a demo site. `isUndone`: a demo account approved it, so clearing undoes this. */
export type ApprovedAccount = {
  id: number;
  phone: string;
  fullName: string;
  village: string;
  role: Role;
  isUndone: boolean;
};

type Amounts = { accounts: number; biodata: number };

export async function describeCommunity(): Promise<{ goes: Amounts; stays: Amounts }> {
  const userId = await memberIds();
  const goes = {
    accounts: userId.length,
    biodata: await Profile.count({ where: { userId } }),
  };
  const stays = {
    accounts: (await User.count()) - goes.accounts,
    biodata: (await Profile.count()) - goes.biodata,
  };
  return { goes, stays };
}

/** Return approved accounts that are not of the demo: the demo's public sign-ins may have approved them. */
export async function findApproved(): Promise<ApprovedAccount[]> {
  const rows = await select<Omit<ApprovedAccount, 'isUndone'> & { mover: number | null }>(
    sql(`SELECT users.id, phone, fullName, village, role, moved.actorId AS mover
         FROM users
         LEFT JOIN audit_entries AS moved ON moved.id = (
           SELECT MAX(id) FROM audit_entries WHERE userId = users.id AND action = 'standing')
         WHERE status = 'approved' AND users.id NOT IN (SELECT userId FROM demo_accounts)
         ORDER BY users.id`),
  );
  const demo = new Set(await memberIds());
  // The operator made the accounts with the role `ADMIN`, so their approval stays.
  return rows.map(({ mover, ...user }) => ({
    ...user,
    isUndone: user.role === 'USER' && mover !== null && demo.has(mover),
  }));
}

async function undoApprovals(): Promise<void> {
  for (const { id, isUndone } of await findApproved()) {
    if (!isUndone) continue;
    await inTransaction(async (transaction) => {
      const user = await User.findLocked(id, transaction);
      if (user?.status === 'approved') await moveAccount('command line', user, 'pending', transaction);
    });
  }
}

/** Clear a few accounts at a time: one statement could exceed its time limit. A later run continues. */
export async function clearCommunity(): Promise<void> {
  await undoApprovals();
  const ids = await memberIds();
  for (let at = 0; at < ids.length; at += AT_ONCE) await clear(ids.slice(at, at + AT_ONCE));
}

const AT_ONCE = 10;

async function clear(ids: number[]): Promise<void> {
  for (const id of ids) await removeSessions(id);
  const discarded = await inTransaction(async (transaction) => {
    const users = await User.findAll({ where: { id: ids }, transaction, lock: transaction.LOCK.UPDATE });
    await AuditEntry.destroy({ where: { userId: ids }, transaction });
    return deleteAccounts(users, transaction);
  });
  await removePhotos(discarded);
  await removeCopiesFor(ids);
}

async function memberIds(): Promise<number[]> {
  const members = await DemoAccount.findAll({ order: ['userId'], raw: true });
  return members.map(({ userId }) => userId);
}
