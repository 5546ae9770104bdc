import type { Lifetime } from '../../lib/index.ts';
import type { Settings } from '../../lib/settings.ts';
import { findBinaries } from './binaries.ts';
import { openDataDir, recallPorts, type DataDir } from '../data-dir.ts';
import { isLocked, lockDataDir } from './lock.ts';
import { databaseUrlAt, serviceUrlAt } from './mariadb.ts';
import { redisUrlAt } from './redis.ts';
import { neededServers, startServers, stopLeftovers, type Servers } from './servers.ts';

/** Return the servers of a running site. If the site is stopped, start servers until the command ends. */
export async function useServers(
  settings: Settings,
  lifetime: Lifetime,
): Promise<{ dataDir: DataDir; servers: Servers }> {
  const dataDir = await openDataDir(settings.dataDir);
  if (await isLocked(dataDir)) return { dataDir, servers: await knownServers(settings, dataDir) };

  await lockDataDir(dataDir, `a command, process ${process.pid}`, lifetime);
  await stopLeftovers(dataDir);
  const { databaseUrl, migrateDatabaseUrl, redisUrl } = settings;
  const binaries = await findBinaries(neededServers(settings), lifetime.signal);
  const servers = await startServers(
    { dataDir, binaries, databaseUrl, migrateDatabaseUrl, redisUrl },
    lifetime,
  );
  return { dataDir, servers };
}

export async function knownServers(
  { databaseUrl, migrateDatabaseUrl, redisUrl }: Settings,
  dataDir: DataDir,
): Promise<Servers> {
  const { mariadb = 0, redis = 0, api = 0 } = await recallPorts(dataDir);
  return {
    databaseUrl: migrateDatabaseUrl ?? databaseUrl ?? (await databaseUrlAt(dataDir, mariadb)),
    serviceUrl: databaseUrl ?? (await serviceUrlAt(dataDir, mariadb)),
    redisUrl: redisUrl ?? (await redisUrlAt(dataDir, redis)),
    apiPort: api,
  };
}
