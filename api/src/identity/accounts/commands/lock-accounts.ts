import type { Transaction } from 'sequelize';
import { forbidden, notFound } from '../../../ground/runtime/errors.ts';
import { User, type UserRow } from '../models/user.ts';

/**
 * Locks the account that is acted on, and the one that acts when it isn't the same, for the rest of the
 * transaction. In the order of ids: two administrators who reject each other wait for one another instead of
 * locking up, and the second then finds that it is none any more. So whoever removes an administrator is one
 * that remains. Who acts is only held, so that what one administrator does to several accounts at once
 * doesn't wait in line.
 * @param oneByOne lock the acting account too, for work that counts its acts: parallel requests then wait
 * @returns the account that is acted on
 */
export async function lockAccounts(
  actor: UserRow,
  userId: number,
  transaction: Transaction,
  { oneByOne = false } = {},
): Promise<User> {
  const locked = new Map<number, User | null>();
  for (const id of [...new Set([actor.id, userId])].sort((a, b) => a - b)) {
    const find = id === userId || oneByOne ? User.findLocked : User.findHeld;
    locked.set(id, await find(id, transaction));
  }
  const user = locked.get(userId);
  if (!user) throw notFound();
  const now = locked.get(actor.id);
  if (user.id !== actor.id && (now?.role !== 'ADMIN' || now.status !== 'approved')) throw forbidden();
  return user;
}
