import { join } from 'node:path';
import { API_HOST, apiEnvironment, makeDemoCommunity, migrateDatabase } from '../api.ts';
import { findBinaries } from '../embedded/binaries.ts';
import { openDataDir } from '../embedded/data-dir.ts';
import { lockDataDir } from '../embedded/lock.ts';
import { neededServers, rotateLogs, startServers, stopLeftovers } from '../embedded/servers.ts';
import { refuseHalfRestored } from '../unfinished-restore.ts';
import type { Lifetime } from '../../lib/lifetime.ts';
import { ROOT } from '../../lib/repository.ts';
import { parseSettings, readEnvironment } from '../../lib/settings.ts';
import { startFrontEnds, type FrontEnd } from './front-ends.ts';
import { startDevProcess } from './processes.ts';

/**
 * Servers, an API that restarts when its files change, and front ends that update in place.
 * @param site the origin that the browser is on: the API takes changes from nowhere else
 */
export async function runDev(
  site: string,
  frontEnds: readonly FrontEnd[],
  lifetime: Lifetime,
): Promise<void> {
  const settings = { ...parseSettings(readEnvironment()), publicUrl: site };
  const { databaseUrl, redisUrl } = settings;
  const dataDir = await openDataDir(settings.dataDir);
  await lockDataDir(dataDir, `npm run dev, process ${process.pid}`, lifetime);
  await refuseHalfRestored(dataDir);
  await stopLeftovers(dataDir);
  await rotateLogs(dataDir);

  const binaries = await findBinaries(neededServers(settings), lifetime.signal);
  const servers = await startServers({ dataDir, binaries, databaseUrl, redisUrl }, lifetime);
  const env = await apiEnvironment(settings, dataDir, servers);
  await migrateDatabase(env, lifetime);
  await makeDemoCommunity(env, settings, lifetime);

  await startDevProcess(
    {
      label: 'api',
      file: process.execPath,
      args: ['--watch', '--watch-preserve-output', 'src/server.ts'],
      cwd: join(ROOT, 'api'),
      env,
      port: servers.apiPort,
    },
    lifetime,
  );
  await startFrontEnds(frontEnds, { API_ORIGIN: `http://${API_HOST}:${servers.apiPort}` }, lifetime);
}
