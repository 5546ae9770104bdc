import { apiEnvironment, migrateDatabase, removeExpired } from '../launch/api.ts';
import { openDataDir } from '../launch/embedded/data-dir.ts';
import { useServers } from '../launch/embedded/use-servers.ts';
import { refuseWhileRestoring } from '../launch/unfinished-restore.ts';
import { argumentsOf, runCommand } from '../lib/index.ts';
import { parseSettings, readEnvironment } from '../lib/settings.ts';

/** `npm run upkeep`: removes what is kept for a year and is older, as each start does. For a timer. */
await runCommand(async (lifetime) => {
  argumentsOf({}, 'Use: npm run upkeep');
  const settings = parseSettings(readEnvironment());
  await refuseWhileRestoring(await openDataDir(settings.dataDir));
  const { dataDir, servers } = await useServers(settings, lifetime);
  const env = await apiEnvironment(settings, dataDir, servers);
  await migrateDatabase(env, lifetime);
  await removeExpired(env, lifetime);
  return { exitCode: 0 };
});
