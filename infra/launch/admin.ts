import { execa } from 'execa';
import { join } from 'node:path';
import { apiEnvironment, migrateDatabase } from './api.ts';
import { argumentsOf, ROOT, runCommand, UserError } from '../lib/index.ts';
import { openDataDir } from './embedded/data-dir.ts';
import { useServers } from './embedded/use-servers.ts';
import { refuseWhileRestoring } from './unfinished-restore.ts';
import { parseSettings, readEnvironment } from '../lib/settings.ts';

const ACTIONS = ['grant', 'revoke'];
const USAGE = `Use: npm run admin -- ${ACTIONS.join('|')} <the 10 digits of a registered account's phone>`;

/**
 * `npm run admin -- grant|revoke <phone>`: makes an administrator, or takes the role away, whether the site
 * runs or not.
 */
await runCommand(async (lifetime) => {
  const [action = '', phone = '', ...more] = argumentsOf({ allowPositionals: true }, USAGE).positionals;
  if (!ACTIONS.includes(action) || !/^\d{10}$/.test(phone) || more.length > 0) throw new UserError(USAGE);
  const settings = parseSettings(readEnvironment());
  await refuseWhileRestoring(await openDataDir(settings.dataDir));
  const { dataDir, servers } = await useServers(settings, lifetime);
  const env = await apiEnvironment(settings, dataDir, servers);
  await migrateDatabase(env, lifetime);
  const { exitCode } = await execa(process.execPath, ['src/cli/admin.ts', action, phone], {
    cwd: join(ROOT, 'api'),
    env,
    extendEnv: false,
    stdio: 'inherit',
    reject: false,
    cancelSignal: lifetime.signal,
  });
  return { exitCode: exitCode ?? 1 };
});
