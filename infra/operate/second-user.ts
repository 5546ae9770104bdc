import { grantsOf } from '@pehchan/operating';
import { queryOnce } from '../lib/database.ts';

const SERVING = "'pehchan_api'@'%'";

/**
 * The statements that make a user which serves alone, for a database of one's own. The present one, which
 * goes on making tables, gives it its rights on new ones at each start.
 * @param uri of the present user
 */
export async function secondUser(uri: string): Promise<string[]> {
  const [present] = await queryOnce(uri, 'SELECT CURRENT_USER() AS account');
  const [name = '', host = ''] = String(present?.['account']).split('@');
  const rows = await queryOnce(uri, "SHOW FULL TABLES WHERE Table_type = 'BASE TABLE'");
  const tables = rows.map((row) => String(Object.values(row)[0]));
  const database = decodeURIComponent(new URL(uri).pathname.slice(1));
  return [
    `CREATE USER ${SERVING} IDENTIFIED BY '…'`,
    ...grantsOf(database, tables, SERVING),
    `GRANT ALL ON \`${database}\`.* TO '${name}'@'${host}' WITH GRANT OPTION`,
  ];
}
