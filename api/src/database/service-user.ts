import { grantsOf } from '@pehchan/operating';
import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise';
import { connectionOptions } from './sequelize.ts';

/**
 * Gives the user that serves its rights on every table: all that rows need, and of what is written down of
 * people's acts to read and to add alone.
 * @param address of the user that migrates, who must be allowed to pass its rights on
 * @param service address of the user that serves; the same: nothing to do
 */
export async function grantService(address: string, service: string): Promise<void> {
  const account = await accountOf(service);
  const connection = await createConnection(connectionOptions(address));
  try {
    if ((await currentUser(connection)) === account) return;
    const { database } = connectionOptions(address);
    const [rows] = await connection.query<RowDataPacket[]>({
      sql: "SHOW FULL TABLES WHERE Table_type = 'BASE TABLE'",
      rowsAsArray: true,
    });
    const tables = rows.map((row) => String(row[0]));
    for (const statement of grantsOf(database, tables, account)) await connection.query(statement);
  } finally {
    await connection.end();
  }
}

/** As the server knows the user: `'pehchan_api'@'127.0.0.1'`. Before its first grant, no database is its. */
async function accountOf(address: string): Promise<string> {
  const { database: _, ...options } = connectionOptions(address);
  const connection = await createConnection(options);
  try {
    return await currentUser(connection);
  } finally {
    await connection.end();
  }
}

async function currentUser(connection: Connection): Promise<string> {
  const [[row]] = await connection.query<RowDataPacket[]>('SELECT CURRENT_USER() AS account');
  const [name = '', host = ''] = String(row?.['account']).split('@');
  return `'${name}'@'${host}'`;
}
