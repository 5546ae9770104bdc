import { grantsOf, revokesOf, type TableRight } from '@pehchan/operating';
import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise';
import { connectionOptions } from './sequelize.ts';

/**
 * Grant the serving user all rights on rows, but in the audit log and similar logs only to read and add.
 * @param address of the migrating user, which must have the GRANT OPTION
 */
export async function grantService(address: string, service: string): Promise<void> {
  const { database } = connectionOptions(address);
  const { account, held } = await describeUser(service, database);
  const connection = await createConnection(connectionOptions(address));
  try {
    if ((await currentUser(connection)) === account) return;
    const [rows] = await connection.query<RowDataPacket[]>({
      sql: "SHOW FULL TABLES WHERE Table_type = 'BASE TABLE'",
      rowsAsArray: true,
    });
    const tables = rows.map((row) => String(row[0]));
    const statements = [...revokesOf(database, held, account), ...grantsOf(database, tables, account)];
    for (const statement of statements) await connection.query(statement);
  } finally {
    await connection.end();
  }
}

/** Connect as the serving user, because only that user can read its own rights on whole tables. */
async function describeUser(
  address: string,
  database: string,
): Promise<{ account: string; held: TableRight[] }> {
  const { database: _, ...options } = connectionOptions(address);
  const connection = await createConnection(options);
  try {
    const account = await currentUser(connection);
    const [held] = await connection.query<(RowDataPacket & TableRight)[]>(
      `SELECT TABLE_NAME AS \`table\`, PRIVILEGE_TYPE AS \`right\` FROM information_schema.TABLE_PRIVILEGES
       WHERE TABLE_SCHEMA = ? AND GRANTEE = ? AND PRIVILEGE_TYPE <> 'USAGE'`,
      [database, account],
    );
    return { account, held };
  } finally {
    await connection.end();
  }
}

async function currentUser(connection: Connection): Promise<string> {
  const [[row]] = await connection.query<RowDataPacket[]>('SELECT CURRENT_USER() AS account');
  const [name = '', host = ''] = String(row?.['account']).split('@');
  return `'${name}'@'${host}'`;
}
