import { CLEAR_DEMO, DEMO_IN_PRODUCTION } from '@pehchan/operating';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { UserError } from '../lib/index.ts';
import type { Settings } from '../lib/settings.ts';

/** Whether accounts of the demo community are in a database that has the tables of this version. */
export async function hasDemoCommunity(databaseUrl: string): Promise<boolean> {
  const connection = await createConnection(databaseUrl);
  try {
    const [rows] = await connection.query<RowDataPacket[]>('SELECT 1 FROM demo_accounts LIMIT 1');
    return rows.length > 0;
  } finally {
    await connection.end();
  }
}

/** The API refuses it, too; here it is said before anything is started, and as a sentence. */
export async function refuseDemoCommunity({ production }: Settings, databaseUrl: string): Promise<void> {
  if (!production || !(await hasDemoCommunity(databaseUrl))) return;
  throw new UserError(`${DEMO_IN_PRODUCTION} It goes with: ${CLEAR_DEMO}`);
}
