import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { execa } from 'execa';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { scratchFolder } from '../../checks/scratch.ts';
import { freePort, type Lifetime, ROOT, step, until } from '../../lib/index.ts';
import { findBinaries } from '../../launch/embedded/binaries.ts';
import { openDataDir } from '../../launch/embedded/data-dir.ts';
import { startServers, type Servers } from '../../launch/embedded/servers.ts';
import { signIn, signUp } from './accounts.ts';
import { seed } from './seed.ts';
import type { Target } from './target.ts';

/** What a server with a million rows has; the private servers of a developer make do with far less. */
const BUFFER_POOL = 3 * 1024 ** 3;

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
}

/** A MariaDB and a Redis of the bench's own, gone when the run ends. */
export async function startBenchServers(lifetime: Lifetime): Promise<Servers> {
  const dataDir = await openDataDir(await scratchFolder(lifetime));
  const binaries = await findBinaries(['mariadb', 'redis'], lifetime.signal);
  const given = { databaseUrl: undefined, redisUrl: undefined };
  const servers = await startServers({ dataDir, binaries, ...given, scratch: true }, lifetime);
  await run(servers.databaseUrl, `SET GLOBAL innodb_buffer_pool_size = ${BUFFER_POOL}`);
  return servers;
}

/** Makes a database of that size with the production migrations, fills it, and puts an API on it. */
export async function openSite(biodata: number, servers: Servers, lifetime: Lifetime): Promise<Site> {
  const name = `pehchan_${biodata}`;
  const database = new URL(servers.databaseUrl);
  database.pathname = `/${name}`;
  await run(servers.databaseUrl, `CREATE DATABASE ${name}`);
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    API_HOST: '127.0.0.1',
    API_PORT: String(await freePort()),
    DATA_DIR: await scratchFolder(lifetime),
    DATABASE_URL: database.href,
    REDIS_URL: servers.redisUrl,
    REDIS_PREFIX: `${name}:`,
    SESSION_SECRET: randomBytes(32).toString('hex'),
    PUBLIC_URL: 'http://localhost:3000',
    // Everybody here shares one address.
    ADDRESS_LIMIT: '1000000',
  };
  const { pid } = await startProcess(['api/src/server.ts'], env, Number(env.API_PORT), lifetime);
  const target = { port: Number(env.API_PORT), pid };
  await signUp(target, database.href);
  await step(`Seeding ${biodata} biodata`, async () => {
    await seed(database.href, biodata, (rows) => {
      if (rows > 0 && rows % 100_000 < 2000 && process.stdout.isTTY) process.stdout.write(`\r  ${rows} `);
    });
    await execa(process.execPath, ['src/database/rebuild-lists.ts'], { cwd: join(ROOT, 'api'), env });
    await run(database.href, 'ANALYZE TABLE profiles, users, tallies, search_parts, name_keys, hindi_keys');
    await settle(database.href);
  });
  return {
    ...target,
    biodata,
    databaseUrl: database.href,
    redisUrl: servers.redisUrl,
    redisPrefix: env.REDIS_PREFIX,
    sessionSecret: env.SESSION_SECRET,
    member: await signIn(target, 'member'),
    admin: await signIn(target, 'admin'),
  };
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
): Promise<{ pid: number }> {
  const file = join(await scratchFolder(lifetime), 'output.log');
  const child = execa(process.execPath, args, {
    cwd: ROOT,
    env,
    stdio: ['ignore', { file }, { file }],
    reject: false,
  });
  let hasEnded = false;
  void child.then(() => (hasEnded = true));
  await lifetime.onEnd(async () => {
    child.kill('SIGTERM');
    await child;
  });
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      () => true,
      () => hasEnded,
    );
  const isUp = await until(answers, { within: 120_000 });
  if (!isUp || hasEnded || child.pid === undefined) {
    throw new Error(`${args.join(' ')} doesn't answer.`);
  }
  return { pid: child.pid };
}

async function run(databaseUrl: string, sql: string): Promise<RowDataPacket[]> {
  const connection = await createConnection(databaseUrl);
  const [rows] = await connection.query<RowDataPacket[]>(sql);
  await connection.end();
  return rows;
}
