import { DemoAccount } from '../../src/identity/accounts/models/demo-account.ts';
import { buildAdmin } from './factories.ts';

/**
 * Make this a demo site, where administrators need no second step until they set one up. A single demo
 * account in the database is enough.
 */
export async function beDemoSite(): Promise<void> {
  if (await DemoAccount.exist()) return;
  const { id } = await buildAdmin();
  await DemoAccount.create({ userId: id });
}

/** Make this a real site, where each administrator needs a second step. */
export async function beRealSite(): Promise<void> {
  await DemoAccount.destroy({ where: {} });
}
