import { MAX_HIDDEN_FAMILIES } from '@pehchan/contract/blocks';
import type { Transaction } from 'sequelize';
import { inTransaction } from '../../../ground/database/transaction.ts';
import { conflict, notFound } from '../../../ground/runtime/errors.ts';
import { User, type UserRow, type Viewer } from '../../../identity/accounts/index.ts';
import { isShownAnyOf } from '../../../register/biodata/index.ts';
import { lastLookAtAny } from '../../../register/views/index.ts';
import { Block, noteBlocks, viewerOf } from '../../../register/visibility/index.ts';

/** Hide two families from each other. Repeating the call changes nothing. */
export async function hideFamily(actor: UserRow, otherId: number): Promise<void> {
  const block = { userId: actor.id, otherId };
  if (await Block.findOne({ where: block })) return;
  // Check before locking: a family must not lock the row of a family it doesn't know.
  const viewer = await viewerOf(actor);
  const known = await knownAs(viewer, otherId);
  if (!known) throw notFound();
  await inTransaction(async (transaction) => {
    const existing = await lockBoth(actor.id, otherId, transaction);
    if (!existing.has(actor.id)) throw notFound();
    // The reply must not reveal that a hidden family deleted its account.
    if (!existing.has(otherId) && !viewer.apart.has(otherId)) throw notFound();
    if (await Block.findOne({ where: block, transaction })) return;
    const max = MAX_HIDDEN_FAMILIES;
    const isFull = (await Block.count({ where: { userId: actor.id }, transaction })) >= max;
    if (isFull) throw conflict('userId', 'refused.hidden.full', { max });
    await Block.create({ ...block, ...known }, { transaction });
    await noteBlocks([actor.id, otherId], transaction);
  });
}

export async function showFamily(actor: UserRow, otherId: number): Promise<void> {
  const block = { userId: actor.id, otherId };
  if ((await Block.count({ where: block })) === 0) return;
  await inTransaction(async (transaction) => {
    await lockBoth(actor.id, otherId, transaction);
    await Block.destroy({ where: block, transaction });
    await noteBlocks([actor.id, otherId], transaction);
  });
}

/** Lock both accounts, in the order of ids to prevent deadlocks. Return the ids that exist. */
async function lockBoth(
  userId: number,
  otherId: number,
  transaction: Transaction,
): Promise<ReadonlySet<number>> {
  const existing = new Set<number>();
  for (const id of [userId, otherId].sort((a, b) => a - b)) {
    if (await User.findLocked(id, transaction)) existing.add(id);
  }
  return existing;
}

/** Return a family's name and village if the viewer can see them; otherwise it must seem not to exist. */
async function knownAs(
  viewer: Viewer,
  otherId: number,
): Promise<Pick<Block, 'name' | 'village'> | undefined> {
  if (viewer.id === otherId) return undefined;
  if (await isShownAnyOf(viewer, otherId)) {
    const shown = await User.findByPk(otherId, { raw: true });
    return shown ? { name: shown.fullName, village: shown.village } : undefined;
  }
  const look = await lastLookAtAny(otherId, viewer.id);
  return look && { name: look.viewerName, village: look.viewerVillage };
}
