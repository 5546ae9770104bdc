import { DemoAccount, User } from '../accounts/index.ts';
import { AuditEntry } from '../audit/index.ts';
import { Profile } from '../biodata/index.ts';
import { inTransaction } from '../database/transaction.ts';
import { removeSessions } from '../gateways/session-index.ts';
import { removeCopiesFor, removePhotos } from '../photos/index.ts';
import { deleteAccounts } from '../review/index.ts';

type Amounts = { accounts: number; biodata: number };

/** What goes with the demo community, and what others have entered, which stays. */
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

/**
 * Removes the demo community with its biodata, photos and sessions and what the log says of its accounts.
 * What its administrator did to others stays in the log. A few accounts at a time: all at once takes longer
 * than a statement may on a busy machine. Interrupted, it is begun again: what is left still has its mark.
 */
export async function clearCommunity(): Promise<void> {
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
