import type { StepChange } from '@pehchan/contract/second-step';
import type { Transaction } from 'sequelize';
import { inTransaction } from '../../../ground/database/transaction.ts';
import { setUpCodes } from '../../../ground/gateways/spoken-codes.ts';
import { notFound } from '../../../ground/runtime/errors.ts';
import { User, type UserRow } from '../../accounts/index.ts';
import { RecoveryCode } from '../models/recovery-code.ts';
import { countWays } from '../models/ways.ts';
import { hashCode, newCodes } from '../recovery-codes.ts';
import { recordChange } from './record-change.ts';

/** Add a passkey or authenticator app. If it is the account's first, return new recovery codes. */
export async function addWay(
  user: UserRow,
  change: StepChange,
  add: (transaction: Transaction) => Promise<unknown>,
): Promise<string[]> {
  const codes = await inTransaction(async (transaction) => {
    if (!(await User.findLocked(user.id, transaction))) throw notFound();
    const ways = await countWays(user.id, transaction);
    await add(transaction);
    await recordChange(user, user, change, transaction);
    return ways === 0 ? replaceCodes(user.id, transaction) : [];
  });
  await setUpCodes.spend(user.id);
  return codes;
}

export async function replaceCodes(userId: number, transaction: Transaction): Promise<string[]> {
  const codes = newCodes();
  await RecoveryCode.destroy({ where: { userId }, transaction });
  await RecoveryCode.bulkCreate(
    codes.map((code) => ({ userId, hash: hashCode(userId, code) })),
    { transaction },
  );
  return codes;
}
