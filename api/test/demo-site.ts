import { DemoAccount } from '../src/identity/accounts/models/demo-account.ts';
import { buildAdmin } from './factories.ts';

/**
 * Where the demo community is, administrators need no second step until they set one up: most tests are of
 * something else. One account is enough for a community.
 */
export async function beDemoSite(): Promise<void> {
  if (await DemoAccount.exist()) return;
  const { id } = await buildAdmin();
  await DemoAccount.create({ userId: id });
}

/** As in production: each administrator needs one. */
export async function beRealSite(): Promise<void> {
  await DemoAccount.destroy({ where: {} });
}
