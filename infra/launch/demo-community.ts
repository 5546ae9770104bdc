import { CLEAR_DEMO, DEMO_IN_PRODUCTION } from '@pehchan/operating';
import { queryOnce } from '../lib/database.ts';
import { UserError } from '../lib/index.ts';
import type { Settings } from '../lib/settings.ts';

/** Whose accounts are of the demo community, in a database that has the tables of this version. */
export async function demoPhones(databaseUrl: string): Promise<string[]> {
  const sql = 'SELECT phone FROM users WHERE id IN (SELECT userId FROM demo_accounts) ORDER BY id';
  return (await queryOnce(databaseUrl, sql)).map(({ phone }) => String(phone));
}

/** The API refuses it, too; here it is said before anything is started, and as a sentence. */
export async function refuseDemoCommunity({ production }: Settings, databaseUrl: string): Promise<void> {
  if (!production || (await demoPhones(databaseUrl)).length === 0) return;
  throw new UserError(`${DEMO_IN_PRODUCTION} It goes with: ${CLEAR_DEMO}`);
}
