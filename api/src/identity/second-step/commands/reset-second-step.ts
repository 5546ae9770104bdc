import { literal, type Transaction } from 'sequelize';
import { inTransaction } from '../../../ground/database/transaction.ts';
import { removeSessions } from '../../../ground/gateways/session-index.ts';
import { inGroups, setUpCodes } from '../../../ground/gateways/spoken-codes.ts';
import { forbidden, notFound } from '../../../ground/runtime/errors.ts';
import { lockAccounts, User, type UserRow } from '../../accounts/index.ts';
import type { Actor } from '../../audit/index.ts';
import { findProtection, removeWays } from '../models/ways.ts';
import { recordChange } from './record-change.ts';

/** Remove another administrator's second step and end their sessions: a lost phone may be signed in. */
export async function resetSecondStep(actor: UserRow, userId: number): Promise<string | null> {
  if (actor.id === userId) throw forbidden('refused.step.own');
  await inTransaction(async (transaction) => {
    await reset(actor, await lockAccounts(actor, userId, transaction), transaction);
  });
  await removeSessions(userId);
  return codeForFirstWay(userId);
}

/** Make the code that setting up a first second step requires: a stolen password must not be enough. */
export async function codeForFirstWay(userId: number): Promise<string | null> {
  const { needsCode } = await findProtection(userId);
  return needsCode ? inGroups(await setUpCodes.make(userId)) : null;
}

/** Reset the second step from the command line, for the last administrator. */
export async function resetSecondStepOf(phone: string): Promise<{ user: User; code: string | null }> {
  const user = await inTransaction(async (transaction) => {
    const lock = transaction.LOCK.UPDATE;
    const user = await User.findOne({ where: { phone }, transaction, lock });
    if (!user) throw notFound();
    await reset('command line', user, transaction);
    return user;
  });
  await removeSessions(user.id);
  return { user, code: await codeForFirstWay(user.id) };
}

async function reset(actor: Actor, user: User, transaction: Transaction): Promise<void> {
  if (!(await removeWays(user.id, transaction))) throw notFound();
  await user.update({ sessionVersion: literal('sessionVersion + 1') }, { transaction });
  await recordChange(actor, user, 'reset', transaction);
}
