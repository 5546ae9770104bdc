import { apiEnvironment, makeDemoCommunity, migrateDatabase, startApis, API_HOST } from './api.ts';
import { step } from '../lib/steps.mjs';
import { findBinaries } from './embedded/binaries.ts';
import { openDataDir, type DataDir } from './embedded/data-dir.ts';
import { lockDataDir } from './embedded/lock.ts';
import { neededServers, rotateLogs, startServers, stopLeftovers } from './embedded/servers.ts';
import { startGateway } from './gateway/gateway.ts';
import { refuseHalfRestored } from './unfinished-restore.ts';
import type { Lifetime } from '../lib/lifetime.ts';
import { freePort, tryPort } from '../lib/ports.ts';
import { until } from '../lib/until.ts';
import { Refusal } from '../lib/refusal.ts';
import { buildSite } from '../release/build-site.ts';
import { servePublishing } from '../release/serve.ts';
import { siteIn } from '../release/site.ts';
import { whoami } from '../release/whoami.ts';
import type { Settings } from '../lib/settings.ts';

const ANSWERS_WITHIN = 20_000;

export interface Stack {
  /** Where the site answers on this machine. */
  readonly url: string;
  readonly dataDir: DataDir;
}

/** Everything that `npm start` starts. It lives until the lifetime ends; the data stay. */
export async function startStack(settings: Settings, lifetime: Lifetime): Promise<Stack> {
  const url = `http://localhost:${settings.port}`;
  const dataDir = await openDataDir(settings.dataDir);
  await lockDataDir(dataDir, `process ${process.pid}, ${url}`, lifetime);
  await refuseHalfRestored(dataDir);
  await stopLeftovers(dataDir);
  await refuseTakenPort(settings.port);
  await rotateLogs(dataDir);

  const binaries = await findBinaries([...neededServers(settings), 'caddy'], lifetime.signal);
  const caddy = binaries.caddy;
  if (!caddy) throw new Error('No Caddy was looked for.');

  const [apiPorts] = await Promise.all([
    startBackEnd(settings, dataDir, binaries, lifetime),
    buildSite(siteIn(dataDir.site), whoami(settings), lifetime.signal),
  ]);
  const publishing = await servePublishing(
    siteIn(dataDir.site),
    `http://127.0.0.1:${settings.port}`,
    { host: '127.0.0.1', port: 0 },
    lifetime,
  );
  await startGateway(
    {
      dataDir,
      binary: caddy,
      port: settings.port,
      upstreams: apiPorts.map((port) => `${API_HOST}:${port}`),
      publishing,
      trustedProxies: settings.trustedProxies,
    },
    lifetime,
  );
  await untilSiteAnswers(settings.port);
  return { url, dataDir };
}

async function startBackEnd(
  settings: Settings,
  dataDir: DataDir,
  binaries: Awaited<ReturnType<typeof findBinaries>>,
  lifetime: Lifetime,
): Promise<number[]> {
  const { databaseUrl, redisUrl } = settings;
  const servers = await startServers({ dataDir, binaries, databaseUrl, redisUrl }, lifetime);
  const env = await apiEnvironment(settings, dataDir, servers);
  const ports = [servers.apiPort];
  while (ports.length < settings.apiProcesses) ports.push(await freePort());
  await migrateDatabase(env, lifetime);
  await Promise.all([
    makeDemoCommunity(env, settings, lifetime),
    step('Starting the API', () => startApis(env, ports, dataDir, lifetime)),
  ]);
  return ports;
}

async function refuseTakenPort(port: number): Promise<void> {
  const problem = await tryPort(port);
  if (problem === undefined) return;
  if (problem === 'EACCES') {
    throw new Refusal(
      `Port ${port} may not be used by this user. Choose one above 1023, for example PORT=3000.`,
    );
  }
  throw new Refusal(
    `Port ${port} is in use by another program. Stop that one, or choose another port, for example PORT=${await freePort()}.`,
  );
}

async function untilSiteAnswers(port: number): Promise<void> {
  const isUp = async () => {
    try {
      const answers = await Promise.all(
        ['/healthz', '/login'].map((path) => fetch(`http://127.0.0.1:${port}${path}`)),
      );
      return answers.every(({ ok }) => ok);
    } catch {
      return false;
    }
  };
  if (await until(isUp, { within: ANSWERS_WITHIN })) return;
  throw new Refusal(
    `The site was started and does not answer on port ${port}; the logs of the data directory say why.`,
  );
}
