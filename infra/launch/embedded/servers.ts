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
  /** The address of the operator's database. Undefined: start a private MariaDB. */
  readonly databaseUrl: string | undefined;
  /** The database address with the user that makes tables, if the API serves with another user. */
  readonly migrateDatabaseUrl?: string | undefined;
  readonly redisUrl: string | undefined;
  readonly scratch?: boolean;
}

export interface Servers {
  /** The database address with the user who migrates, backs up and restores. */
  readonly databaseUrl: string;
  /** The database address with the API's user, if the API serves with another user. */
  readonly serviceUrl?: string | undefined;
  readonly redisUrl: string;
  readonly apiPort: number;
}

export function neededServers(given: Pick<ServerOptions, 'databaseUrl' | 'redisUrl'>): ServerName[] {
  return [...(given.databaseUrl ? [] : ['mariadb' as const]), ...(given.redisUrl ? [] : ['redis' as const])];
}

const STOP_ORDER = [/^gateway\.pid$/, /^api(-\d+)?\.pid$/, /^redis\.pid$/, /^mariadb\.pid$/];

export async function stopLeftovers(dataDir: DataDir): Promise<void> {
  const names = await readdir(dataDir.run);
  for (const kind of STOP_ORDER) {
    const ofKind = names.filter((name) => kind.test(name));
    await Promise.all(ofKind.map((name) => stopLeftover(join(dataDir.run, name), dataDir.path)));
  }
}

export async function rotateLogs(dataDir: DataDir): Promise<void> {
  for (const name of await readdir(dataDir.logs)) {
    if (!name.endsWith('.log')) continue;
    await rename(join(dataDir.logs, name), join(dataDir.logs, `${name}.1`));
  }
}

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
