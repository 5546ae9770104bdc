import { CLEAR_DEMO, DEMO_IN_PRODUCTION } from '@pehchan/operating';
import { queryOnce } from '../lib/database.ts';
import { UserError } from '../lib/index.ts';
import type { Settings } from '../lib/settings.ts';

export async function demoPhones(databaseUrl: string): Promise<string[]> {
  const sql = 'SELECT phone FROM users WHERE id IN (SELECT userId FROM demo_accounts) ORDER BY id';
  return (await queryOnce(databaseUrl, sql)).map(({ phone }) => String(phone));
}

/** Refuse the demo community in production before any server starts. The API refuses it, too. */
export async function refuseDemoCommunity({ production }: Settings, databaseUrl: string): Promise<void> {
  if (!production || (await demoPhones(databaseUrl)).length === 0) return;
  throw new UserError(`${DEMO_IN_PRODUCTION} Remove it with: ${CLEAR_DEMO}`);
}
