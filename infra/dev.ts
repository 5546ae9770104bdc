import { join } from 'node:path';
import { API_HOST, apiEnvironment, makeDemoCommunity, migrateDatabase } from './api.ts';
import { runCommand, untilStopped } from './command.ts';
import { box } from './console/box.ts';
import { say } from './console/steps.mjs';
import { DEV_PORTS, startFrontEnds } from './dev/front-ends.ts';
import { startDevProcess } from './dev/processes.ts';
import { findBinaries } from './embedded/binaries.ts';
import { openDataDir } from './embedded/data-dir.ts';
import { lockDataDir } from './embedded/lock.ts';
import { neededServers, rotateLogs, startServers, stopLeftovers } from './embedded/servers.ts';
import { ROOT } from './repository.ts';
import { parseSettings, readEnvironment } from './settings.ts';

const SITE = `http://localhost:${DEV_PORTS.shell}`;

/** Everything with hot reload: the API restarts when its files change, the front ends update in place. */
await runCommand(async (lifetime) => {
  const given = parseSettings(readEnvironment());
  const settings = { ...given, publicUrl: SITE };
  const { databaseUrl, redisUrl } = settings;
  const dataDir = await openDataDir(settings.dataDir);
  await lockDataDir(dataDir, `npm run dev, process ${process.pid}`, lifetime);
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
  await startFrontEnds('all', { API_ORIGIN: `http://${API_HOST}:${servers.apiPort}` }, lifetime);
  say(box([`Pehchan is developed on ${SITE}`, '', 'Ctrl-C stops everything; the data stay.']));
  return untilStopped();
});
