import type { RecoverForm } from '@pehchan/contract/accounts';
import type { Language } from '@pehchan/contract/messages';
import { inTransaction } from '../../../ground/database/transaction.ts';
import { inGroups, RECOVERY_LIFETIME, recoveryCodes } from '../../../ground/gateways/spoken-codes.ts';
import { forbidden, invalidField, mostCodes } from '../../../ground/runtime/errors.ts';
import { AuditEntry } from '../../audit/index.ts';
import { RecoveryRequest } from '../models/recovery-request.ts';
import { User, type UserRow } from '../models/user.ts';
import { firstUnreadUse } from '../recovery-notice.ts';
import { lockAccounts } from './lock-accounts.ts';
import { planPasswordMail } from './mail-password.ts';
import { setPassword } from './reset-password.ts';

type RecoveryCodeResult = { code: string; expiresAt: Date; language: Language };

/**
 * Make a code for a new password, which an administrator reads out to a family on its stored phone number.
 * Refuse an administrator's account, so that no one takes over the rights of an administrator.
 */
export async function makeRecoveryCode(admin: UserRow, userId: number): Promise<RecoveryCodeResult> {
  if (admin.id === userId) throw forbidden('refused.recovery.own');
  const { user, code, nextAt } = await inTransaction(async (transaction) => {
    const user = await lockAccounts(admin, userId, transaction, { oneByOne: true });
    if (user.role === 'ADMIN') throw forbidden('refused.recovery.admin');
    const open = await RecoveryRequest.findOpen(admin, user, transaction);
    const nextAt = open?.confirmedByName ? null : await RecoveryRequest.nextAlone(admin, transaction);
    const isMade = !nextAt;
    const request = open ?? (await RecoveryRequest.ask(admin, user, transaction));
    if (isMade) {
      const recoveryAt = new Date();
      const recoveryUsedAt = firstUnreadUse(user);
      await request.update({ madeAt: recoveryAt }, { transaction });
      await user.update({ recoveryBy: admin.fullName, recoveryAt, recoveryUsedAt }, { transaction });
      await planPasswordMail(user, 'code-made', transaction);
    }
    const change = isMade ? {} : { to: 'asked' };
    if (isMade || !open) await AuditEntry.record(admin, 'recovery-code', user, change, transaction);
    // Make the code last: if Redis is at its memory limit, the transaction must not record a code.
    return { user, code: isMade ? await recoveryCodes.make(userId) : '', nextAt };
  });
  if (nextAt) throw mostCodes((nextAt.getTime() - Date.now()) / 1000);
  const expiresAt = new Date(Date.now() + RECOVERY_LIFETIME * 1000);
  return { code: inGroups(code), expiresAt, language: user.language };
}

/**
 * Set a new password with a code that was read out. An unknown phone and a wrong code get the same reply.
 * @param onRefused receives the account for which a wrong code was entered, or null for an unknown phone
 */
export async function recover(
  { phone, code, password }: RecoverForm,
  onRefused: (userId: number | null) => Promise<void>,
): Promise<number> {
  const user = await User.findByPhone(phone);
  const isRight = await recoveryCodes.isRight(user?.id ?? 0, code);
  if (!user || !isRight) {
    await onRefused(user?.id ?? null);
    throw wrongCode();
  }
  await setPassword(user, password, {
    news: 'code-used',
    spend: async () => {
      if (!(await recoveryCodes.spend(user.id))) throw wrongCode();
    },
    // Notify the family that the code was used, even if it has read that the code was made.
    note: async (owner, transaction) => {
      const usedAt = new Date();
      const request = await RecoveryRequest.findLatest(owner.id, transaction);
      await request?.update({ usedAt }, { transaction });
      owner.recoveryUsedAt = firstUnreadUse(owner) ?? usedAt;
      owner.recoveryBy = request?.askedByName ?? owner.recoveryBy;
      owner.recoveryAt = request?.madeAt ?? owner.recoveryAt;
    },
  });
  return user.id;
}

const wrongCode = () => invalidField('code', 'invalid.code.wrong');
