import { randomBytes } from 'node:crypto';
import { CLEAR_DEMO, DEMO_IN_PRODUCTION, DEMO_PASSWORD } from '@pehchan/operating';
import { underLock } from '../../ground/database/migrate.ts';
import { sequelize } from '../../ground/database/sequelize.ts';
import { env } from '../../ground/runtime/env.ts';
import { DemoAccount, User } from '../../identity/accounts/index.ts';

/**
 * On a database without a single account, makes the demo community: whole, or, when it is interrupted, not at
 * all. Two processes that start at once make one community: the second waits and then finds it.
 * @returns how many families it made
 */
async function seedDemo(): Promise<number> {
  if (await hasAccounts()) return 0;
  return underLock(env.databaseUrl, async () => ((await hasAccounts()) ? 0 : makeCommunity()), 'demo');
}

const hasAccounts = async () => (await User.findOne({ attributes: ['id'] })) !== null;

async function makeCommunity(): Promise<number> {
  // Only now what draws and hashes: a start that finds a community doesn't wait for it to load.
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
