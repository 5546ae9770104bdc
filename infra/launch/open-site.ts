import type { Lifetime } from '../lib/index.ts';
import type { Settings } from '../lib/settings.ts';
import { apiEnvironment } from './api.ts';
import { openDataDir } from './data-dir.ts';
import { useServers } from './embedded/use-servers.ts';
import { refuseWhileRestoring } from './unfinished-restore.ts';

/** Open the data of a running or stopped site for a command. `env`: the environment of the API's scripts. */
export async function openSite(settings: Settings, lifetime: Lifetime) {
  await refuseWhileRestoring(await openDataDir(settings.dataDir));
  const { dataDir, servers } = await useServers(settings, lifetime);
  return { dataDir, servers, env: await apiEnvironment(settings, dataDir, servers) };
}
