import { execa } from 'execa';
import { join } from 'node:path';
import { apiEnvironment, migrateDatabase } from './api.ts';
import { argumentsOf, ROOT, runCommand, UserError } from '../lib/index.ts';
import { openDataDir } from './embedded/data-dir.ts';
import { useServers } from './embedded/use-servers.ts';
import { refuseWhileRestoring } from './unfinished-restore.ts';
import { parseSettings, readEnvironment } from '../lib/settings.ts';

const ACTIONS = ['grant', 'revoke'];
const USAGE = `Use: npm run admin -- ${ACTIONS.join('|')} <the 10 digits of a registered account's phone>, or clear-demo [--yes]`;

/**
 * `npm run admin -- grant|revoke <phone>`: makes an administrator, or takes the role away, whether the site
 * runs or not. `clear-demo` removes the demo community, after it was asked or with `--yes`.
 */
await runCommand(async (lifetime) => {
  const asked = argumentsOf({ allowPositionals: true, options: { yes: { type: 'boolean' } } }, USAGE);
  const args = [...asked.positionals, ...(asked.values.yes ? ['--yes'] : [])];
  const [action = '', what = ''] = args;
  const isClear = action === 'clear-demo' && args.length === (asked.values.yes ? 2 : 1);
  const isChange = ACTIONS.includes(action) && /^\d{10}$/.test(what) && args.length === 2;
  if (!isClear && !isChange) throw new UserError(USAGE);
  const settings = parseSettings(readEnvironment());
  await refuseWhileRestoring(await openDataDir(settings.dataDir));
  const { dataDir, servers } = await useServers(settings, lifetime);
  const env = await apiEnvironment(settings, dataDir, servers);
  await migrateDatabase(env, lifetime);
  const { exitCode } = await execa(process.execPath, ['src/cli/admin.ts', ...args], {
    cwd: join(ROOT, 'api'),
    env,
    extendEnv: false,
    stdio: 'inherit',
    reject: false,
    cancelSignal: lifetime.signal,
  });
  return { exitCode: exitCode ?? 1 };
});
