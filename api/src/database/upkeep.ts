import { createConnection } from 'mysql2/promise';
import { connectionOptions } from './sequelize.ts';

/** A year is what families and administrators are told. */
const KEPT = 'INTERVAL 1 YEAR';
const EXPIRED = [
  `DELETE FROM ledger_entries WHERE lastAt < UTC_TIMESTAMP() - ${KEPT}`,
  `DELETE FROM reports WHERE decidedAt < UTC_TIMESTAMP() - ${KEPT}`,
  `DELETE FROM security_events WHERE at < UTC_TIMESTAMP() - ${KEPT}`,
  `DELETE FROM photo_servings WHERE lastDay < UTC_DATE() - ${KEPT}`,
  `DELETE FROM mark_codes WHERE deletedAt < UTC_TIMESTAMP() - ${KEPT}`,
];

/**
 * Removes what is kept for a year and is older.
 * @param address of the user that migrates: the one that serves may not remove what it wrote down, and is
 * passed over, since whoever started it has a user that may
 */
export async function removeExpired(address: string): Promise<void> {
  const connection = await createConnection(connectionOptions(address));
  try {
    for (const statement of EXPIRED) await connection.query(statement);
  } catch (error) {
    if (!isDenied(error)) throw error;
  } finally {
    await connection.end();
  }
}

function isDenied(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ER_TABLEACCESS_DENIED_ERROR';
}

if (import.meta.main) {
  const { env } = await import('../runtime/env.ts');
  await removeExpired(env.migrateDatabaseUrl);
}
