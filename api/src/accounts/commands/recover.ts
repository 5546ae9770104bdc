import type { RecoverForm } from '@pehchan/contract/accounts';
import { inTransaction } from '../../database/transaction.ts';
import { AuditEntry } from '../../audit/index.ts';
import { isCodeRight, makeCode, RECOVERY_LIFETIME, spendCode } from '../../gateways/recovery-codes.ts';
import { forbidden, invalidField } from '../../http/errors.ts';
import { User, type UserRow } from '../models/user.ts';
import { lockAccounts } from './lock-accounts.ts';
import { setPassword } from './reset-password.ts';

/**
 * Makes a code for a new password, which an administrator reads out to a family on the number on file. Not
 * for another administrator: their rights can't be taken over.
 */
export async function makeRecoveryCode(
  admin: UserRow,
  userId: number,
): Promise<{ code: string; expiresAt: Date }> {
  if (admin.id === userId) throw forbidden('refused.recovery.own');
  const code = await inTransaction(async (transaction) => {
    const user = await lockAccounts(admin, userId, transaction);
    if (user.role === 'ADMIN') throw forbidden('refused.recovery.admin');
    await user.update({ recoveryBy: admin.fullName, recoveryAt: new Date() }, { transaction });
    await AuditEntry.record(admin, 'recovery-code', user, {}, transaction);
    // Last: at its memory limit Redis takes no code, and then there must be no word of one.
    return makeCode(userId);
  });
  const expiresAt = new Date(Date.now() + RECOVERY_LIFETIME * 1000);
  return { code, expiresAt };
}

/**
 * Sets a new password against that code. An unknown phone and a wrong code get the same answer.
 * @param onRefused told at whose account a wrong one was tried, if it is anybody's
 * @returns whose password it was
 */
export async function recover(
  { phone, code, password }: RecoverForm,
  onRefused: (userId: number | null) => Promise<void>,
): Promise<number> {
  const user = await User.findByPhone(phone);
  const isRight = await isCodeRight(user?.id ?? 0, code);
  if (!user || !isRight) {
    await onRefused(user?.id ?? null);
    throw wrongCode();
  }
  await setPassword(user, password, async () => {
    if (!(await spendCode(user.id))) throw wrongCode();
  });
  return user.id;
}

const wrongCode = () => invalidField('code', 'invalid.code.wrong');
