import { MAX_HIDDEN_FAMILIES } from '@pehchan/contract/blocks';
import type { Transaction } from 'sequelize';
import { User, type UserRow } from '../../accounts/index.ts';
import { isShownAnyOf } from '../../biodata/index.ts';
import { inTransaction } from '../../database/transaction.ts';
import { conflict, notFound } from '../../http/errors.ts';
import { hasLooked } from '../../ledger/index.ts';
import { Block, noteBlocks, viewerOf } from '../models/block.ts';

/** A family hides itself from another, and that one from itself. Done twice, it is once. */
export async function hideFamily(actor: UserRow, otherId: number): Promise<void> {
  const block = { userId: actor.id, otherId };
  if (await Block.findOne({ where: block })) return;
  // Check before locking: a family must not lock the row of a family it doesn't know.
  if (!(await isKnown(actor, otherId))) throw notFound();
  await inTransaction(async (transaction) => {
    await lockBoth(actor.id, otherId, transaction);
    if (await Block.findOne({ where: block, transaction })) return;
    const max = MAX_HIDDEN_FAMILIES;
    const isFull = (await Block.count({ where: { userId: actor.id }, transaction })) >= max;
    if (isFull) throw conflict('userId', 'refused.hidden.full', { max });
    await Block.create(block, { transaction });
    await noteBlocks([actor.id, otherId], transaction);
  });
}

/** What isn't hidden is shown: a press that is sent twice does no harm, and asks nothing of anybody. */
export async function showFamily(actor: UserRow, otherId: number): Promise<void> {
  const block = { userId: actor.id, otherId };
  if ((await Block.count({ where: block })) === 0) return;
  await inTransaction(async (transaction) => {
    await lockBoth(actor.id, otherId, transaction);
    await Block.destroy({ where: block, transaction });
    await noteBlocks([actor.id, otherId], transaction);
  });
}

/** In the order of ids: of two families that hide each other at once, one waits for the other. */
async function lockBoth(userId: number, otherId: number, transaction: Transaction): Promise<void> {
  for (const id of [userId, otherId].sort((a, b) => a - b)) {
    if (!(await User.findLocked(id, transaction))) throw notFound();
  }
}

/**
 * A family that has looked at a biodata of this one, or whose own it is shown. Of nobody else it learns here
 * whether there is such an account, and what it is called.
 */
async function isKnown(actor: UserRow, otherId: number): Promise<boolean> {
  if (actor.id === otherId) return false;
  return (await hasLooked(otherId, actor.id)) || isShownAnyOf(await viewerOf(actor), otherId);
}
