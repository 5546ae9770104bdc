import type { StepChange } from '@pehchan/contract/second-step';
import type { Transaction } from 'sequelize';
import { inTransaction } from '../../../ground/database/transaction.ts';
import { HttpError, notFound } from '../../../ground/runtime/errors.ts';
import { User, type UserRow } from '../../accounts/index.ts';
import { countWays } from '../models/ways.ts';
import { recordChange } from './record-change.ts';

/**
 * Remove a passkey or app, unless it is the last one.
 * @throws 409 for the last one
 */
export function removeWay(
  user: UserRow,
  change: StepChange,
  remove: (transaction: Transaction) => Promise<number>,
): Promise<void> {
  return inTransaction(async (transaction) => {
    if (!(await User.findLocked(user.id, transaction))) throw notFound();
    if ((await remove(transaction)) === 0) throw notFound();
    const ways = await countWays(user.id, transaction);
    if (ways === 0) throw new HttpError(409, 'conflict', 'refused.step.last');
    await recordChange(user, user, change, transaction);
  });
}
