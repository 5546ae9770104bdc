import {
  apiEnvironment,
  makeDemoCommunity,
  migrateDatabase,
  removeExpired,
  startApis,
  API_HOST,
} from './api.ts';
import {
  explain,
  freePort,
  isServed,
  type Lifetime,
  say,
  step,
  tryPort,
  until,
  UserError,
} from '../lib/index.ts';
import { binaryOf, findBinaries, type Binaries } from './embedded/binaries.ts';
import { buildApart } from './build-apart.ts';
import { refuseDemoCommunity } from './demo-community.ts';
import { openDataDir, type DataDir } from './data-dir.ts';
import { lockDataDir } from './embedded/lock.ts';
import { neededServers, rotateLogs, startServers, stopLeftovers } from './embedded/servers.ts';
import { listenedAddresses, ownNames } from './gateway/listening.ts';
import { startGateway } from './gateway/gateway.ts';
import { refuseHalfRestored } from './unfinished-restore.ts';
import { refuseDemoContacts } from '../release/build/contacts.ts';
import { operatorMail } from '../release/publishing/operator-mail.ts';
import { servePublishing } from '../release/publishing/serve-publishing.ts';
import { siteIn } from '../release/store/site.ts';
import { whoami } from '../release/store/history.ts';
import type { Settings } from '../lib/settings.ts';

const ANSWERS_WITHIN = 60_000;
const DAY = 24 * 60 * 60 * 1000;

export interface Stack {
  readonly url: string;
  readonly dataDir: DataDir;
}

type Claimed = { dataDir: DataDir; binaries: Binaries };

interface Listening {
  readonly port: number;
  readonly addresses: readonly string[];
}

export async function claimDataDir(
  settings: Settings,
  { holder, listening }: { holder: string; listening?: Listening },
  lifetime: Lifetime,
): Promise<DataDir> {
  const dataDir = await openDataDir(settings.dataDir);
  await lockDataDir(dataDir, holder, lifetime);
  await refuseHalfRestored(dataDir);
  await stopLeftovers(dataDir);
  if (listening) await refuseTakenPort(listening);
  await rotateLogs(dataDir);
  return dataDir;
}

/** Start the servers and migrate. @returns the environment of the API */
export async function startDatabase(settings: Settings, { dataDir, binaries }: Claimed, lifetime: Lifetime) {
  const { databaseUrl, migrateDatabaseUrl, redisUrl } = settings;
  const given = { databaseUrl, migrateDatabaseUrl, redisUrl };
  const servers = await startServers({ dataDir, binaries, ...given }, lifetime);
  const env = await apiEnvironment(settings, dataDir, servers);
  await migrateDatabase(env, lifetime);
  await refuseDemoCommunity(settings, servers.databaseUrl);
  return { env, apiPort: servers.apiPort };
}

export async function startStack(settings: Settings, lifetime: Lifetime): Promise<Stack> {
  const { port, trustedProxies, publicUrl } = settings;
  const url = `http://localhost:${port}`;
  const holder = `process ${process.pid}, ${url}`;
  const addresses = await listenedAddresses(settings);
  const listening = { port, addresses };
  const dataDir = await claimDataDir(settings, { holder, listening }, lifetime);
  const site = siteIn(dataDir.site);
  const claim = async (): Promise<Claimed> => ({
    dataDir,
    binaries: await findBinaries([...neededServers(settings), 'caddy'], lifetime.signal),
  });
  await refuseDemoContacts(settings, async () => startDatabase(settings, await claim(), lifetime));

  // On the first start, unpack servers while the front end is built.
  const [{ binaries, apiPorts }] = await Promise.all([
    claim().then(async (claimed) => ({
      ...claimed,
      apiPorts: await startBackEnd(settings, claimed, lifetime),
    })),
    buildApart(site, whoami(settings), lifetime.signal),
  ]);
  const here = { host: '127.0.0.1', port: 0 };
  const throughGateway = `http://127.0.0.1:${port}`;
  const tell = operatorMail(settings, publicUrl, site);
  const publishing = await servePublishing(site, throughGateway, here, tell, lifetime);
  const upstreams = apiPorts.map((apiPort) => `${API_HOST}:${apiPort}`);
  const binary = binaryOf(binaries, 'caddy');
  const httpsBefore = publicUrl.startsWith('https:');
  const { offlinePage } = settings;
  const names = { addresses, ownNames: ownNames(settings), httpsBefore, offlinePage };
  await startGateway({ dataDir, binary, port, upstreams, publishing, trustedProxies, ...names }, lifetime);
  await untilSiteAnswers(port);
  return { url, dataDir };
}

async function startBackEnd(settings: Settings, claimed: Claimed, lifetime: Lifetime): Promise<number[]> {
  const { env, apiPort } = await startDatabase(settings, claimed, lifetime);
  const ports = [apiPort];
  while (ports.length < settings.apiProcesses) ports.push(await freePort());
  await Promise.all([
    settings.demo && makeDemoCommunity(env, lifetime),
    step('Starting the API', () => startApis(env, ports, claimed.dataDir, lifetime)),
  ]);
  // Remove expired data daily, since a site may run for a year without a restart.
  const daily = setInterval(() => {
    removeExpired(env, lifetime).catch((error: unknown) => say(`! ${explain(error)}`));
  }, DAY);
  await lifetime.onEnd(() => clearInterval(daily));
  return ports;
}

async function refuseTakenPort({ port, addresses }: Listening): Promise<void> {
  const places = addresses.length > 0 ? addresses : [undefined];
  const problems = await Promise.all(places.map((address) => tryPort(port, address)));
  const problem = problems.find((found) => found !== undefined);
  if (problem === undefined) return;
  if (problem === 'EACCES') {
    throw new UserError(`This user cannot use port ${port}. Choose one above 1023, for example PORT=3000.`);
  }
  if (problem === 'EADDRNOTAVAIL') throw new UserError('This machine does not have the address in HOST.');
  throw new UserError(
    `Port ${port} is in use by another program. Stop that one, or choose another port, for example PORT=${await freePort()}.`,
  );
}

async function untilSiteAnswers(port: number): Promise<void> {
  const pages = ['/healthz', '/login'].map((path) => `http://127.0.0.1:${port}${path}`);
  const isUp = async () => (await Promise.all(pages.map((page) => isServed(page)))).every(Boolean);
  if (await until(isUp, { within: ANSWERS_WITHIN })) return;
  throw new UserError(
    `The site was started and does not answer on port ${port}. See the logs in the data directory.`,
  );
}
