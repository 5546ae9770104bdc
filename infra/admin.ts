import { execa } from 'execa';
import { join } from 'node:path';
import { apiEnvironment, migrateDatabase } from './api.ts';
import { runCommand } from './command.ts';
import { useServers } from './embedded/use-servers.ts';
import { ROOT } from './repository.ts';
import { parseSettings, readEnvironment } from './settings.ts';

/** `npm run admin -- grant|revoke <phone>`: makes an administrator, or takes the role away, whether the site runs or not. */
await runCommand(async (lifetime) => {
  const settings = parseSettings(readEnvironment());
  const { dataDir, servers } = await useServers(settings, lifetime);
  const env = await apiEnvironment(settings, dataDir, servers);
  await migrateDatabase(env, lifetime);
  const { exitCode } = await execa(process.execPath, ['src/cli/admin.ts', ...process.argv.slice(2)], {
    cwd: join(ROOT, 'api'),
    env,
    extendEnv: false,
    stdio: 'inherit',
    reject: false,
    cancelSignal: lifetime.signal,
  });
  return { exitCode: exitCode ?? 1 };
});
