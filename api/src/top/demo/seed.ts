import { randomBytes } from 'node:crypto';
import { CLEAR_DEMO, DEMO_IN_PRODUCTION, DEMO_PASSWORD } from '@pehchan/operating';
import { underLock } from '../../ground/database/migrate.ts';
import { sequelize } from '../../ground/database/sequelize.ts';
import { env } from '../../ground/runtime/env.ts';
import { DemoAccount, User } from '../../identity/accounts/index.ts';

/** Make the whole demo community in an empty database, or nothing. A second process waits for the first. */
async function seedDemo(): Promise<number> {
  if (await hasAccounts()) return 0;
  return underLock(env.databaseUrl, async () => ((await hasAccounts()) ? 0 : makeCommunity()), 'demo');
}

const hasAccounts = async () => (await User.findOne({ attributes: ['id'] })) !== null;

async function makeCommunity(): Promise<number> {
  // Load the code for drawing and hashing only now, so that other starts don't wait for it.
  const { demoCommunity } = await import('./community.ts');
  const { saveCommunity } = await import('./save-community.ts');
  const families = demoCommunity();
  await saveCommunity(families, DEMO_PASSWORD, () => randomBytes(16).toString('hex'), showProgress);
  return families.length;
}

function showProgress(done: number, all: number): void {
  process.stdout.write(`Demo community: ${done} of ${all} portraits\n`);
}

if (env.demo) {
  const made = await seedDemo();
  process.stdout.write(made > 0 ? `Demo community: ${made} families\n` : 'Demo community: nothing to do\n');
} else if (env.production && (await DemoAccount.exist())) {
  process.stderr.write(`${DEMO_IN_PRODUCTION} It goes with: ${CLEAR_DEMO}\n`);
  process.exitCode = 1;
}
await sequelize.close();
