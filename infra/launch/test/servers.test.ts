import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { createClient, type RedisClientType } from '@redis/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { binaryOf, findBinaries } from '../embedded/binaries.ts';
import { openDataDir, type DataDir } from '../data-dir.ts';
import { lockDataDir } from '../embedded/lock.ts';
import { startMariadb } from '../embedded/mariadb.ts';
import { rotateLogs, startServers, stopLeftovers, type Servers } from '../embedded/servers.ts';
import { isAlive } from '../process/leftover.ts';
import type { Lifetime } from '../../lib/lifetime.ts';
import { until } from '../../lib/until.ts';
import { temporaryFolder, testLifetime } from '../../lib/test/temporary.ts';

async function start(dataDir: DataDir, lifetime: Lifetime): Promise<Servers> {
  await lockDataDir(dataDir, 'the test', lifetime);
  await stopLeftovers(dataDir);
  await rotateLogs(dataDir);
  const binaries = await findBinaries(['mariadb', 'redis'], lifetime.signal);
  return startServers({ dataDir, binaries, databaseUrl: undefined, redisUrl: undefined }, lifetime);
}

const pidOf = async (dataDir: DataDir, name: string) =>
  Number(await readFile(join(dataDir.run, `${name}.pid`), 'utf8'));

async function addUntilItDies(databaseUrl: string, killAfter: number, kill: () => void): Promise<number> {
  const connection = await createConnection(databaseUrl);
  connection.on('error', () => undefined);
  await connection.query('CREATE TABLE kept (id INT PRIMARY KEY)');
  let acknowledged = 0;
  try {
    for (;;) {
      await connection.query('INSERT INTO kept VALUES (?)', [acknowledged + 1]);
      acknowledged += 1;
      if (acknowledged === killAfter) kill();
    }
  } catch {
    connection.destroy();
    return acknowledged;
  }
}

async function countRows(databaseUrl: string): Promise<number> {
  const connection = await createConnection(databaseUrl);
  const [[row]] = await connection.query<RowDataPacket[]>('SELECT COUNT(*) AS n FROM kept');
  await connection.end();
  return Number(row?.n);
}

async function withRedis<T>(url: string, work: (client: RedisClientType) => Promise<T>): Promise<T> {
  const client: RedisClientType = createClient({ url, socket: { reconnectStrategy: false } });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    client.destroy();
  }
}

test('the database servers receive only their own settings', async ({ skip }) => {
  skip(process.platform !== 'linux', 'Only Linux shows what a process was given.');
  vi.stubEnv('SESSION_SECRET', '4f1c0e9ab72d58361f6be02c8d97a3c5');
  onTestFinished(() => void vi.unstubAllEnvs());
  const dataDir = await openDataDir(await temporaryFolder());
  await start(dataDir, testLifetime());
  for (const name of ['mariadb', 'redis']) {
    const environment = await readFile(`/proc/${await pidOf(dataDir, name)}/environ`, 'utf8');
    // Expect PATH only in MariaDB's environment: Redis overwrites its own with the title of its process.
    if (name === 'mariadb') expect(environment).toContain('PATH=');
    expect([name, environment]).toEqual([name, expect.not.stringContaining('SESSION_SECRET')]);
  }
});

test('a killed server restarts without losing an acknowledged row', async () => {
  const dataDir = await openDataDir(await temporaryFolder());
  const servers = await start(dataDir, testLifetime());
  await withRedis(servers.redisUrl, (client) => client.set('kept', 'yes'));
  const [mariadb, redis] = [await pidOf(dataDir, 'mariadb'), await pidOf(dataDir, 'redis')];

  const acknowledged = await addUntilItDies(servers.databaseUrl, 200, () => {
    process.kill(mariadb, 'SIGKILL');
    process.kill(redis, 'SIGKILL');
  });

  const isBack = () =>
    countRows(servers.databaseUrl).then(
      () => true,
      () => false,
    );
  expect(await until(isBack, { within: 15_000 })).toBe(true);
  expect(await countRows(servers.databaseUrl)).toBeGreaterThanOrEqual(acknowledged);
  expect(await withRedis(servers.redisUrl, (client) => client.get('kept'))).toBe('yes');
  expect(await pidOf(dataDir, 'mariadb')).not.toBe(mariadb);
});

test('after kill -9 of npm start the next start stops the leftover servers, uses the same ports, and has every row', async () => {
  const folder = await temporaryFolder();
  const starter = spawn(process.execPath, [join(import.meta.dirname, 'fixtures', 'starter.ts'), folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void starter.kill('SIGKILL'));
  const servers = await announced(starter.stdout);
  const dataDir = await openDataDir(folder);
  const lifetime = testLifetime();
  // No server of the killed starter must outlive the test.
  await lifetime.onEnd(() => stopLeftovers(dataDir));

  const [mariadb, redis] = [await pidOf(dataDir, 'mariadb'), await pidOf(dataDir, 'redis')];
  const connection = await createConnection(servers.databaseUrl);
  await connection.query('CREATE TABLE kept (id INT PRIMARY KEY)');
  await connection.query('INSERT INTO kept VALUES (1), (2), (3)');
  connection.destroy();
  starter.kill('SIGKILL');
  await once(starter, 'exit');
  expect([await isAlive(mariadb), await isAlive(redis)]).toEqual([true, true]);

  const again = await start(dataDir, lifetime);

  expect([await isAlive(mariadb), await isAlive(redis)]).toEqual([false, false]);
  expect(again).toEqual(servers);
  expect(await countRows(again.databaseUrl)).toBe(3);
});

test('a stop leaves no process and no lock', async () => {
  const dataDir = await openDataDir(await temporaryFolder());
  const lifetime = testLifetime();
  await start(dataDir, lifetime);
  const pids = [await pidOf(dataDir, 'mariadb'), await pidOf(dataDir, 'redis')];

  await lifetime.end();

  expect(await Promise.all(pids.map(isAlive))).toEqual([false, false]);
  await lockDataDir(dataDir, 'the next', testLifetime());
});

test('starting another server does not disturb the queries of a running one', async () => {
  const { databaseUrl } = await start(await openDataDir(await temporaryFolder()), testLifetime());
  const connection = await createConnection(databaseUrl);
  onTestFinished(() => connection.destroy());
  let isOver = false;
  let answered = 0;
  const ask = async () => {
    for (; !isOver; answered += 1) await connection.query('SELECT * FROM information_schema.columns');
  };
  const asking = ask();
  asking.catch(() => undefined);
  for (let other = 0; other < 3; other += 1) {
    await start(await openDataDir(await temporaryFolder()), testLifetime());
  }
  isOver = true;
  await asking;
  expect(answered).toBeGreaterThan(3);
});

test('a server whose port is taken names the port when it cannot start', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  onTestFinished(() => void taken.close());
  const { port } = taken.address() as AddressInfo;
  const lifetime = testLifetime();
  const mariadb = binaryOf(await findBinaries(['mariadb'], lifetime.signal), 'mariadb');
  const dataDir = await openDataDir(await temporaryFolder());
  const started = startMariadb({ dataDir, binary: mariadb, port, scratch: true }, lifetime);
  await expect(started).rejects.toThrow(new RegExp(`could not start .*port: ${port}`));
});

test('a second start on the same data directory is refused, and names the process that holds it', async () => {
  const dataDir = await openDataDir(await temporaryFolder());
  await lockDataDir(dataDir, 'process 17, http://localhost:3000', testLifetime());
  await expect(lockDataDir(dataDir, 'another', testLifetime())).rejects.toThrow(/already runs.*process 17/);
});

test('a process id in a pid file that belongs to another program is not stopped', async () => {
  const dataDir = await openDataDir(await temporaryFolder());
  const stranger = spawn('sleep', ['60']);
  onTestFinished(() => void stranger.kill());
  await writeFile(join(dataDir.run, 'mariadb.pid'), String(stranger.pid));
  await stopLeftovers(dataDir);
  expect(await isAlive(stranger.pid ?? 0)).toBe(true);
});

async function announced(output: NodeJS.ReadableStream): Promise<Servers> {
  for await (const line of createInterface({ input: output })) {
    if (line.startsWith('servers ')) return JSON.parse(line.slice('servers '.length)) as Servers;
  }
  throw new Error('The starter said nothing.');
}

test('the database servers accept only the generated passwords, which only the owner of the data directory can read', async () => {
  const dataDir = await openDataDir(join(await temporaryFolder(), 'data'));
  const { databaseUrl, redisUrl } = await start(dataDir, testLifetime());
  const database = { port: Number(new URL(databaseUrl).port), connectTimeout: 5000 };
  for (const user of ['root', 'mysql', 'mariadb.sys', 'nobody', 'pehchan', 'pehchan_api', '']) {
    for (const password of ['', user, 'root', 'password', 'pehchan']) {
      for (const host of ['127.0.0.1', '::1']) {
        const entered = createConnection({ ...database, host, user, password }).then((connection) => {
          connection.destroy();
          return `${user} with ${password} at ${host}`;
        });
        await expect(entered).rejects.toMatchObject({ code: expect.stringMatching(/^E/) as string });
      }
    }
  }
  const socketPath = join(dataDir.run, 'mariadb.sock');
  expect((await stat(socketPath)).isSocket()).toBe(true);
  for (const user of ['root', 'mysql', 'pehchan', 'pehchan_api', '']) {
    const entered = createConnection({ socketPath, user, password: '', connectTimeout: 5000 });
    await expect(entered, user).rejects.toMatchObject({ code: expect.stringMatching(/^E/) as string });
  }

  const redis = new URL(redisUrl);
  for (const password of ['', 'redis', 'pehchan']) {
    redis.password = password;
    await expect(withRedis(redis.href, (client) => client.set('x', '1'))).rejects.toThrow(/NOAUTH|WRONGPASS/);
  }
  const asPage = fetch(`http://127.0.0.1:${redis.port}/`, { method: 'POST', body: 'SET x 1' });
  await expect(asPage).rejects.toThrow();

  expect((await stat(dataDir.path)).mode & 0o777).toBe(0o700);
  for (const name of await readdir(dataDir.secrets)) {
    const file = join(dataDir.secrets, name);
    expect([name, (await stat(file)).mode & 0o777]).toEqual([name, 0o600]);
    expect(await readFile(file, 'utf8')).toMatch(/^[0-9a-f]{64}\n$/);
  }
});
