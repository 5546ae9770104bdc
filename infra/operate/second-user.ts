import { grantsOf } from '@pehchan/operating';
import { queryOnce } from '../lib/database.ts';

const SERVING = "'pehchan_api'@'%'";

/** Return SQL that makes a database user for the API. The user of `uri` continues to make tables. */
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
