import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise';
import { connectionOptions } from './sequelize.ts';
import { withTries } from './transaction.ts';

/** How long entries are kept, as the pages for families and administrators promise. */
const KEPT_PERIOD = 'INTERVAL 1 YEAR';
const KNOWN_ACCOUNTS = 'SELECT id FROM users UNION SELECT userId FROM mark_codes';
const STORED_PHOTOS = `
  SELECT photoKey FROM profiles WHERE photoKey IS NOT NULL
  UNION SELECT photoKey FROM users WHERE photoKey IS NOT NULL`;
const EXPIRED = [
  { table: 'ledger_entries', key: 'id', rows: `lastAt < UTC_TIMESTAMP() - ${KEPT_PERIOD}` },
  { table: 'reports', key: 'id', rows: `decidedAt < UTC_TIMESTAMP() - ${KEPT_PERIOD}` },
  { table: 'security_events', key: 'id', rows: `at < UTC_TIMESTAMP() - ${KEPT_PERIOD}` },
  { table: 'photo_servings', key: 'photoKey, code, size', rows: `lastDay < UTC_DATE() - ${KEPT_PERIOD}` },
  {
    table: 'photo_origins',
    key: 'photoKey',
    rows: `photoKey NOT IN (${STORED_PHOTOS}) AND photoKey NOT IN (SELECT photoKey FROM photo_servings)`,
  },
  { table: 'mark_codes', key: 'userId', rows: `deletedAt < UTC_TIMESTAMP() - ${KEPT_PERIOD}` },
  {
    table: 'blocks',
    key: 'userId, otherId',
    rows: `(userId NOT IN (${KNOWN_ACCOUNTS}) OR otherId NOT IN (${KNOWN_ACCOUNTS}))`,
  },
];
const AT_ONCE = 1000;

/** Remove log entries that are over a year old, if the database user in `address` is allowed to. */
export async function removeExpired(address: string): Promise<void> {
  const connection = await createConnection(connectionOptions(address));
  try {
    for (const expired of EXPIRED) await removeRows(connection, expired);
  } catch (error) {
    if (!isDenied(error)) throw error;
  } finally {
    await connection.end();
  }
}

/** Delete by key: a DELETE by date also locks the first row that stays, which a family may be writing. */
async function removeRows(
  connection: Connection,
  { table, key, rows }: (typeof EXPIRED)[number],
): Promise<void> {
  for (let found = AT_ONCE; found === AT_ONCE;) {
    const [keys] = await connection.query<RowDataPacket[]>({
      sql: `SELECT ${key} FROM ${table} WHERE ${rows} LIMIT ${AT_ONCE}`,
      rowsAsArray: true,
    });
    found = keys.length;
    if (found === 0) return;
    const remove = `DELETE FROM ${table} WHERE (${key}) IN (?) AND ${rows}`;
    await withTries(() => connection.query(remove, [keys]));
  }
}

function isDenied(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ER_TABLEACCESS_DENIED_ERROR';
}

if (import.meta.main) {
  const { env } = await import('../runtime/env.ts');
  await removeExpired(env.migrateDatabaseUrl);
}
