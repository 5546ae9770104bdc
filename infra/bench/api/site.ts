import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { scratchFolder } from '../../checks/scratch.ts';
import { CACHE, freePort, type Lifetime, ROOT, step, until } from '../../lib/index.ts';
import { findBinaries } from '../../launch/embedded/binaries.ts';
import { API_FLAGS, API_SERVER } from '../../launch/api.ts';
import { openDataDir } from '../../launch/data-dir.ts';
import { startServers, type Servers } from '../../launch/embedded/servers.ts';
import { pidFileOf } from '../../launch/process/service.ts';
import { signIn, signUp } from './accounts.ts';
import { seed } from './seed.ts';
import type { Target } from './target.ts';

const MOST_DIRTY = 100;

/** An API on a database of so many biodata, and the cookies of two people who have signed in to it. */
export interface Site extends Target {
  readonly biodata: number;
  readonly databaseUrl: string;
  readonly redisUrl: string;
  readonly redisPrefix: string;
  readonly sessionSecret: string;
  readonly member: string;
  readonly admin: string;
  /** The process of the database. */
  readonly databasePid: number;
  /** Another process of the API on the same rows, which has done nothing yet. */
  fresh(): Promise<Site & { stop(): Promise<void> }>;
}

/** The bench's own servers, and where they lie. */
export type BenchServers = Servers & { readonly databasePid: number; readonly folder: string };

/** A MariaDB and a Redis of the bench's own, with the settings of `npm start`, gone when the run ends. */
export async function startBenchServers(lifetime: Lifetime): Promise<BenchServers> {
  const dataDir = await openDataDir(await scratchFolder(lifetime));
  const binaries = await findBinaries(['mariadb', 'redis'], lifetime.signal);
  const given = { databaseUrl: undefined, redisUrl: undefined };
  const servers = await startServers({ dataDir, binaries, ...given, scratch: true }, lifetime);
  const databasePid = Number.parseInt(await readFile(pidFileOf(dataDir, 'mariadb'), 'utf8'), 10);
  return { ...servers, databasePid, folder: dataDir.mariadb };
}

/**
 * Makes a database of that size with the production migrations, fills it, and puts an API on it.
 * @param checkout whose API, when it isn't this one's
 */
export async function openSite(
  biodata: number,
  servers: BenchServers,
  lifetime: Lifetime,
  checkout = ROOT,
): Promise<Site> {
  const isOurs = checkout === ROOT;
  const name = `pehchan_${biodata}${isOurs ? '' : '_other'}`;
  const flags = isOurs ? API_FLAGS : await flagsIn(checkout);
  const database = new URL(servers.databaseUrl);
  database.pathname = `/${name}`;
  await run(servers.databaseUrl, `CREATE DATABASE ${name}`);
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    // As `npm start` does it.
    NODE_COMPILE_CACHE: join(CACHE, 'compiled'),
    API_HOST: '127.0.0.1',
    DATA_DIR: await scratchFolder(lifetime),
    DATABASE_URL: database.href,
    REDIS_URL: servers.redisUrl,
    REDIS_PREFIX: `${name}:`,
    SESSION_SECRET: randomBytes(32).toString('hex'),
    PUBLIC_URL: 'http://localhost:3000',
    // One member reads all pages.
    CARD_LIMIT: '1000000',
  };
  const start = async () => {
    const port = await freePort();
    const api = { ...env, API_PORT: String(port) };
    return { port, ...(await startProcess([...flags, join(checkout, API_SERVER)], api, port, lifetime)) };
  };
  const target = await start();
  await signUp(target, env, checkout);
  await step(`Seeding ${biodata} biodata`, async () => {
    await seed(database.href, biodata, (rows) => {
      if (rows > 0 && rows % 100_000 < 2000 && process.stdout.isTTY) process.stdout.write(`\r  ${rows} `);
    });
    await execa(process.execPath, ['src/ground/lists/rebuild.ts'], { cwd: join(checkout, 'api'), env });
    await run(database.href, 'ANALYZE TABLE profiles, users, tallies, search_parts, name_keys, hindi_keys');
    await settle(database.href);
  });
  const site = {
    ...target,
    biodata,
    databasePid: servers.databasePid,
    databaseUrl: database.href,
    redisUrl: servers.redisUrl,
    redisPrefix: env.REDIS_PREFIX,
    sessionSecret: env.SESSION_SECRET,
    member: await signIn(target, 'member'),
    admin: await signIn(target, 'admin'),
  };
  const fresh = async () => ({ ...site, fresh, ...(await start()) });
  return { ...site, fresh };
}

/** What that checkout starts its API with; its first ones started it with nothing. */
async function flagsIn(checkout: string): Promise<readonly string[]> {
  const starter = join(checkout, 'infra', 'launch', 'api.ts');
  if (!existsSync(starter)) return [];
  const { API_FLAGS: flags = [] } = (await import(starter)) as { API_FLAGS?: readonly string[] };
  return flags;
}

/**
 * Waits until the rows are on the disk: writing a million of them goes on for a minute, and would be measured
 * as reading.
 */
async function settle(databaseUrl: string): Promise<void> {
  await run(databaseUrl, 'SET GLOBAL innodb_max_dirty_pages_pct = 0');
  const isClean = async () => {
    const [row] = await run(databaseUrl, "SHOW GLOBAL STATUS LIKE 'Innodb_buffer_pool_pages_dirty'");
    return Number(row?.['Value']) < MOST_DIRTY;
  };
  const isSettled = await until(isClean, { within: 300_000, every: 500 });
  if (!isSettled) throw new Error('The database goes on writing.');
  await run(databaseUrl, 'SET GLOBAL innodb_max_dirty_pages_pct = DEFAULT');
}

/**
 * Starts a script on a port and waits until it takes connections. Its log goes to a file, as in production.
 */
export async function startProcess(
  args: string[],
  env: NodeJS.ProcessEnv,
  port: number,
  lifetime: Lifetime,
): Promise<{ pid: number; stop(): Promise<void> }> {
  const file = join(await scratchFolder(lifetime), 'output.log');
  const child = execa(process.execPath, args, {
    cwd: ROOT,
    env,
    stdio: ['ignore', { file }, { file }],
    reject: false,
  });
  let hasEnded = false;
  void child.then(() => (hasEnded = true));
  const stop = async () => {
    child.kill('SIGTERM');
    await child;
  };
  await lifetime.onEnd(stop);
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      () => true,
      () => hasEnded,
    );
  const isUp = await until(answers, { within: 120_000 });
  if (!isUp || hasEnded || child.pid === undefined) {
    throw new Error(`${args.join(' ')} doesn't answer.`);
  }
  return { pid: child.pid, stop };
}

export async function run(databaseUrl: string, sql: string): Promise<RowDataPacket[]> {
  const connection = await createConnection(databaseUrl);
  const [rows] = await connection.query<RowDataPacket[]>(sql);
  await connection.end();
  return rows;
}
