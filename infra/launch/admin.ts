import { ADMIN_USES, adminCall } from '@pehchan/operating/admin';
import { execa } from 'execa';
import { join } from 'node:path';
import { commandEnvironment, migrateDatabase } from './api.ts';
import { argumentsOf, ROOT, runCommand, say, UserError } from '../lib/index.ts';
import { readPublishers } from '../release/store/publishers.ts';
import { type Site, siteIn } from '../release/store/site.ts';
import { openSite } from './open-site.ts';
import { parseSettings, readEnvironment } from '../lib/settings.ts';

const USAGE = `Use: npm run admin -- ${ADMIN_USES.join(', or ')}`;

await runCommand(async (lifetime) => {
  const given = argumentsOf({ allowPositionals: true, options: { yes: { type: 'boolean' } } }, USAGE);
  const isAgreed = given.values.yes === true;
  const call = adminCall(given.positionals, isAgreed);
  if (!call) throw new UserError(USAGE);
  const { env, dataDir } = await openSite(parseSettings(readEnvironment()), lifetime);
  await migrateDatabase(env, lifetime);
  // `clear-demo` deletes audit entries, which only the database user that migrates can do.
  const clearsDemo = call.action === 'clear-demo';
  if (clearsDemo) await sayPublishers(siteIn(dataDir.site));
  const args = [...given.positionals, ...(isAgreed ? ['--yes'] : [])];
  const { exitCode } = await execa(process.execPath, ['src/top/cli/admin.ts', ...args], {
    cwd: join(ROOT, 'api'),
    env: commandEnvironment(clearsDemo ? { ...env, DATABASE_URL: env.MIGRATE_DATABASE_URL } : env),
    extendEnv: false,
    stdio: 'inherit',
    reject: false,
    cancelSignal: lifetime.signal,
  });
  return { exitCode: exitCode ?? 1 };
});

/** List the publishers when `clear-demo` runs: anyone who tried the demo can have added a publisher. */
async function sayPublishers(site: Site): Promise<void> {
  const publishers = await readPublishers(site);
  if (publishers.length === 0) return;
  say('These publishers can ship remotes over the network. Remove those that you do not know:');
  for (const { name, remote } of publishers) say(`  ${remote}: npm run release -- publisher remove ${name}`);
}
