import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { execa } from 'execa';
import { expect, onTestFinished, test } from 'vitest';
import { apiEnvironment, migrateDatabase } from '../api.ts';
import { openDataDir } from '../data-dir.ts';
import { findDatabaseProblem, findRedisProblem } from '../embedded/check-servers.ts';
import { findBinaries } from '../embedded/binaries.ts';
import { startServers } from '../embedded/servers.ts';
import { markRestore } from '../unfinished-restore.ts';
import { freePort } from '../../lib/ports.ts';
import { ROOT } from '../../lib/repository.ts';
import { parseSettings } from '../../lib/settings.ts';
import { temporaryFolder, testLifetime } from '../../lib/test/temporary.ts';

async function userErrorOf(env: Record<string, string>): Promise<string> {
  const { exitCode, stdout } = await execa(process.execPath, [join(ROOT, 'infra', 'launch', 'start.ts')], {
    env,
    reject: false,
    timeout: 20_000,
  });
  expect(exitCode).toBe(1);
  expect(stdout).not.toMatch(/\n\s+at /);
  return stdout.split('\n').at(-1) ?? '';
}

test('npm start refuses a port that another program uses', async () => {
  const other = createServer();
  const port = await new Promise<number>((resolve) => {
    other.listen(0, () => {
      const address = other.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  onTestFinished(() => void other.close());
  const sentence = await userErrorOf({ PORT: String(port), DATA_DIR: await temporaryFolder() });
  expect(sentence).toMatch(new RegExp(`Port ${port} is in use by another program\\..*PORT=\\d+`));
});

test('npm start refuses a data directory whose parent is a file', async () => {
  expect(await userErrorOf({ DATA_DIR: '/dev/null/x' })).toContain('it is, or is in, a file');
});

test('npm start refuses a data directory that is not writable', async ({ skip }) => {
  skip(process.platform !== 'linux', 'Only Linux has a folder that even root can’t write to.');
  expect(await userErrorOf({ DATA_DIR: '/sys/pehchan' })).toMatch(/can't be written to|read-only/);
});

test('npm start refuses a disk with only a few MiB free', async ({ skip }) => {
  const folder = await temporaryFolder();
  const mounted = await execa('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder], { reject: false });
  skip(mounted.failed, 'only root mounts a small disk');
  onTestFinished(async () => void (await execa('umount', [folder], { reject: false })));
  expect(await userErrorOf({ DATA_DIR: join(folder, 'data') })).toMatch(/has only \d MiB free.*Make room/);
});

test.each([
  ['operate/backup.ts', '--help'],
  ['operate/restore.ts', '--bogus', 'x'],
  ['operate/doctor.ts', 'foo'],
  ['checks/versions.ts', 'foo'],
  ['checks/screenshots.ts', 'foo'],
  ['checks/figures.ts', 'foo'],
  ['launch/admin.ts', 'grant'],
  ['launch/admin.ts', 'grant', '9000000002', '--bogus'],
  ['launch/bootstrap.mjs', 'toString'],
])('%s %s is refused with its usage before anything starts', async (command, ...args) => {
  const folder = await temporaryFolder();
  const { exitCode, stdout } = await execa(process.execPath, [join(ROOT, 'infra', command), ...args], {
    env: { DATA_DIR: folder, INIT_CWD: folder },
    reject: false,
  });
  expect([exitCode, stdout]).toEqual([1, expect.stringMatching(/^✗ .*Use( one of)?: [^\n]+$/)]);
  expect(await readdir(folder)).toEqual([]);
});

test.each([
  ['launch/start.ts'],
  ['launch/admin.ts', 'grant', '9000000002'],
  ['launch/admin.ts', 'rebuild-names'],
  ['operate/backup.ts', '/tmp/half.age'],
  ['operate/doctor.ts'],
])('%s refuses the data directory of an interrupted restore', async (command, ...args) => {
  const folder = await temporaryFolder();
  await markRestore(await openDataDir(folder), '/backups/today.age');
  const env = { DATA_DIR: folder, PORT: String(await freePort()) };
  const { stdout } = await execa(process.execPath, [join(ROOT, 'infra', command), ...args], {
    env,
    reject: false,
  });
  expect(stdout).toMatch(/A restore was interrupted/);
  expect(stdout).toContain('npm run restore -- /backups/today.age --force');
  // Without a folder `mariadb`, no database was started.
  expect(await readdir(folder)).not.toContain('mariadb');
});

test('a failed migration reports its reason in one sentence and names its log', async () => {
  const lifetime = testLifetime();
  const dataDir = await openDataDir(await temporaryFolder());
  const closed = await freePort();
  const servers = {
    databaseUrl: `mysql://a:b@127.0.0.1:${closed}/pehchan`,
    redisUrl: `redis://127.0.0.1:${closed}`,
    apiPort: closed,
  };
  const env = await apiEnvironment(parseSettings({}), dataDir, servers);
  const log = join(dataDir.logs, 'migrate.log');
  await expect(migrateDatabase(env, lifetime)).rejects.toThrow(
    `The database can't be migrated: connect ECONNREFUSED 127.0.0.1:${closed}\n  The whole output is in ${log}.`,
  );
  expect(await readFile(log, 'utf8')).toMatch(/\n\s+at /);
});

test('a wrong DATABASE_URL or REDIS_URL is refused with its exact cause', async () => {
  const lifetime = testLifetime();
  const dataDir = await openDataDir(await temporaryFolder());
  const binaries = await findBinaries(['mariadb', 'redis'], lifetime.signal);
  const servers = await startServers(
    { dataDir, binaries, databaseUrl: undefined, redisUrl: undefined },
    lifetime,
  );
  const changed = (change: (url: URL) => void) => {
    const url = new URL(servers.databaseUrl);
    change(url);
    return findDatabaseProblem(url.href);
  };
  const closed = await freePort();

  expect(await changed(() => undefined)).toBeUndefined();
  expect(await changed((url) => (url.port = String(closed)))).toContain(
    `no database listens on 127.0.0.1:${closed}`,
  );
  expect(await changed((url) => (url.hostname = 'nowhere.invalid'))).toContain(
    'the host nowhere.invalid is unknown',
  );
  expect(await changed((url) => (url.password = 'wrong'))).toContain('the user or the password is wrong');
  expect(await changed((url) => (url.pathname = '/pehchan_missing'))).toContain(
    'has no database pehchan_missing',
  );

  const redis = new URL(servers.redisUrl);
  expect(await findRedisProblem(redis.href)).toBeUndefined();
  redis.password = 'wrong';
  expect(await findRedisProblem(redis.href)).toContain('refuses the password');
  expect(await findRedisProblem(`redis://127.0.0.1:${closed}`)).toContain(
    `no Redis listens on 127.0.0.1:${closed}`,
  );

  const sentence = await userErrorOf({
    PORT: String(closed),
    DATA_DIR: await temporaryFolder(),
    DATABASE_URL: servers.databaseUrl.replace(/pehchan$/, 'pehchan_missing'),
    REDIS_URL: servers.redisUrl,
  });
  expect(sentence).toContain('has no database pehchan_missing');
});
