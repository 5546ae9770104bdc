import { CLEAR_DEMO, DEMO_IN_PRODUCTION } from '@pehchan/operating';
import { queryOnce } from '../lib/database.ts';
import { UserError } from '../lib/index.ts';
import type { Settings } from '../lib/settings.ts';

/** Return the demo community's phone numbers. The database must have the current tables. */
export async function demoPhones(databaseUrl: string): Promise<string[]> {
  const sql = 'SELECT phone FROM users WHERE id IN (SELECT userId FROM demo_accounts) ORDER BY id';
  return (await queryOnce(databaseUrl, sql)).map(({ phone }) => String(phone));
}

/** Reject the demo community in production before the start. The API rejects it, too. */
export async function refuseDemoCommunity({ production }: Settings, databaseUrl: string): Promise<void> {
  if (!production || (await demoPhones(databaseUrl)).length === 0) return;
  throw new UserError(`${DEMO_IN_PRODUCTION} It goes with: ${CLEAR_DEMO}`);
}
