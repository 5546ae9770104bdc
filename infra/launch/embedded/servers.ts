import { readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort, type Lifetime, step, UserError } from '../../lib/index.ts';
import { stopLeftover } from '../process/leftover.ts';
import { binaryOf, type Binaries, type ServerName } from './binaries.ts';
import { findDatabaseProblem, findRedisProblem } from './check-servers.ts';
import { recallPorts, rememberPorts, type DataDir } from '../data-dir.ts';
import { serviceUrlAt, startMariadb } from './mariadb.ts';
import { startRedis } from './redis.ts';

export interface ServerOptions {
  readonly dataDir: DataDir;
  readonly binaries: Binaries;
  /** Given: that server is used, and none is started. */
  readonly databaseUrl: string | undefined;
  /** Given: the user who makes the tables, where it isn't the one who serves. */
  readonly migrateDatabaseUrl?: string | undefined;
  readonly redisUrl: string | undefined;
  readonly scratch?: boolean;
}

export interface Servers {
  /** Of the user that may do all: it migrates, backs up and restores. */
  readonly databaseUrl: string;
  /** Of the user that the API serves with, where it is another. */
  readonly serviceUrl?: string | undefined;
  readonly redisUrl: string;
  readonly apiPort: number;
}

/** The servers to start here: those whose address is not in the settings. */
export function neededServers(given: Pick<ServerOptions, 'databaseUrl' | 'redisUrl'>): ServerName[] {
  return [...(given.databaseUrl ? [] : ['mariadb' as const]), ...(given.redisUrl ? [] : ['redis' as const])];
}

/** In the order in which they are stopped: first who is talked to, last who holds the data. */
const STOP_ORDER = [/^gateway\.pid$/, /^api(-\d+)?\.pid$/, /^redis\.pid$/, /^mariadb\.pid$/];

/** Ends what an earlier start left running because it was killed. */
export async function stopLeftovers(dataDir: DataDir): Promise<void> {
  const names = await readdir(dataDir.run);
  for (const kind of STOP_ORDER) {
    const ofKind = names.filter((name) => kind.test(name));
    await Promise.all(ofKind.map((name) => stopLeftover(join(dataDir.run, name), dataDir.path)));
  }
}

/** The last run's logs are kept beside the new ones. */
export async function rotateLogs(dataDir: DataDir): Promise<void> {
  for (const name of await readdir(dataDir.logs)) {
    if (!name.endsWith('.log')) continue;
    await rename(join(dataDir.logs, name), join(dataDir.logs, `${name}.1`));
  }
}

/** Brings up MariaDB and Redis, or checks those that were given. */
export async function startServers(options: ServerOptions, lifetime: Lifetime): Promise<Servers> {
  const { dataDir, binaries, scratch } = options;
  const known = await recallPorts(dataDir);
  const ports = {
    mariadb: await freePort(known.mariadb),
    redis: await freePort(known.redis),
    api: await freePort(known.api),
  };
  await rememberPorts(dataDir, ports);
  const [databaseUrl, redisUrl] = await Promise.all([
    bring('MariaDB', options.migrateDatabaseUrl ?? options.databaseUrl, findDatabaseProblem, () =>
      startMariadb(
        { dataDir, scratch, binary: binaryOf(binaries, 'mariadb'), port: ports.mariadb },
        lifetime,
      ),
    ),
    bring('Redis', options.redisUrl, findRedisProblem, () =>
      startRedis({ dataDir, binary: binaryOf(binaries, 'redis'), port: ports.redis }, lifetime),
    ),
  ]);
  const serviceUrl = options.databaseUrl ?? (await serviceUrlAt(dataDir, ports.mariadb));
  return { databaseUrl, serviceUrl, redisUrl, apiPort: ports.api };
}

async function bring(
  name: string,
  given: string | undefined,
  findProblem: (url: string) => Promise<string | undefined>,
  start: () => Promise<string>,
): Promise<string> {
  if (!given) return step(`Starting the private ${name}`, start);
  const problem = await findProblem(given);
  if (problem) throw new UserError(problem);
  return given;
}
