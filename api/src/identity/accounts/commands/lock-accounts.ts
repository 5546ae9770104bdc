import type { Transaction } from 'sequelize';
import { forbidden, notFound } from '../../../ground/runtime/errors.ts';
import { User, type UserRow } from '../models/user.ts';

/**
 * Lock the account of `userId` and that of `actor`, in the order of ids: if two administrators reject each
 * other in parallel, only one succeeds.
 * @param oneByOne lock `actor`'s account exclusively, for work that counts the acts of that account
 * @throws 404 if the account of `userId` does not exist, 403 if `actor` is no administrator
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
