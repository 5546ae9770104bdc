import { inTransaction } from '../../../ground/database/transaction.ts';
import { notFound } from '../../../ground/runtime/errors.ts';
import { User, type UserRow } from '../../accounts/index.ts';
import { RecoveryCode } from '../models/recovery-code.ts';
import { countWays } from '../models/ways.ts';
import { hashCode } from '../recovery-codes.ts';
import { replaceCodes } from './add-way.ts';
import { recordChange } from './record-change.ts';

/** Use up a recovery code. Return whether the account had this code. */
export function passRecoveryCode(user: UserRow, code: string): Promise<boolean> {
  return inTransaction(async (transaction) => {
    const isUsed = await RecoveryCode.use(user.id, hashCode(user.id, code), transaction);
    if (isUsed) await recordChange(user, user, 'code-used', transaction);
    return isUsed;
  });
}

export function renewRecoveryCodes(user: UserRow): Promise<string[]> {
  return inTransaction(async (transaction) => {
    if (!(await User.findLocked(user.id, transaction))) throw notFound();
    if ((await countWays(user.id, transaction)) === 0) throw notFound();
    await recordChange(user, user, 'codes-renewed', transaction);
    return replaceCodes(user.id, transaction);
  });
}
