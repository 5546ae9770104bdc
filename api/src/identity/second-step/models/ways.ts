import type { Transaction } from 'sequelize';
import { select, sql } from '../../../ground/database/select.ts';
import { env } from '../../../ground/runtime/env.ts';
import { Passkey } from './passkey.ts';
import { RecoveryCode } from './recovery-code.ts';
import { TotpSecret } from './totp-secret.ts';

type Found = { passkeys: number; totp: number; isDemo: number };

type Protection = { isSetUp: boolean; isNeeded: boolean; needsCode: boolean };

/** Sites with demo accounts need no second step: the password of these accounts is public. */
export async function findProtection(userId: number): Promise<Protection> {
  const [found] = await select<Found>(
    sql(
      `SELECT EXISTS (SELECT 1 FROM passkeys WHERE userId = ?) AS passkeys,
              EXISTS (SELECT 1 FROM totp_secrets WHERE userId = ?) AS totp,
              EXISTS (SELECT 1 FROM demo_accounts) AS isDemo`,
      userId,
      userId,
    ),
  );
  const isSetUp = found?.passkeys === 1 || found?.totp === 1;
  return {
    isSetUp,
    isNeeded: isSetUp || env.production || found?.isDemo !== 1,
    needsCode: env.production && !isSetUp,
  };
}

export async function countWays(userId: number, transaction: Transaction): Promise<number> {
  const where = { userId };
  return (await Passkey.count({ where, transaction })) + (await TotpSecret.count({ where, transaction }));
}

export async function removeWays(userId: number, transaction: Transaction): Promise<boolean> {
  const where = { userId };
  const removed =
    (await Passkey.destroy({ where, transaction })) + (await TotpSecret.destroy({ where, transaction }));
  await RecoveryCode.destroy({ where, transaction });
  return removed > 0;
}
