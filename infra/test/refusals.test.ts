import { createServer } from 'node:net';
import { join } from 'node:path';
import { execa } from 'execa';
import { expect, onTestFinished, test } from 'vitest';
import { openDataDir } from '../embedded/data-dir.ts';
import { findDatabaseProblem } from '../embedded/check-database.ts';
import { findRedisProblem } from '../embedded/check-redis.ts';
import { findBinaries } from '../embedded/binaries.ts';
import { startServers } from '../embedded/servers.ts';
import { freePort } from '../process/ports.ts';
import { ROOT } from '../repository.ts';
import { temporaryFolder, testLifetime } from './temporary.ts';

/** Runs the real command; it must end by itself, with one sentence. */
async function refusalOf(env: Record<string, string>): Promise<string> {
  const { exitCode, stdout } = await execa(process.execPath, [join(ROOT, 'infra', 'start.ts')], {
    env,
    reject: false,
    timeout: 20_000,
  });
  expect(exitCode).toBe(1);
  expect(stdout).not.toMatch(/\n\s+at /);
  return stdout.split('\n').at(-1) ?? '';
}

test('a port in use', async () => {
  const other = createServer();
  const port = await new Promise<number>((resolve) => {
    other.listen(0, () => {
      const address = other.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  onTestFinished(() => void other.close());
  const sentence = await refusalOf({ PORT: String(port), DATA_DIR: await temporaryFolder() });
  expect(sentence).toMatch(new RegExp(`Port ${port} is in use by another program\\..*PORT=\\d+`));
});

test('a data directory that can’t be one', async () => {
  expect(await refusalOf({ DATA_DIR: '/dev/null/x' })).toContain('a file stands in its place');
});

test.runIf(process.platform === 'linux')('a data directory that can’t be written to', async () => {
  // Nobody makes folders in /sys, root included.
  expect(await refusalOf({ DATA_DIR: '/sys/pehchan' })).toMatch(/can't be written to|read-only/);
});

test('a full disk', async ({ skip }) => {
  const folder = await temporaryFolder();
  const mounted = await execa('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder], { reject: false });
  skip(mounted.failed, 'only root mounts a small disk');
  onTestFinished(async () => void (await execa('umount', [folder], { reject: false })));
  expect(await refusalOf({ DATA_DIR: join(folder, 'data') })).toMatch(/has only \d MiB free.*Make room/);
});

test('a wrong DATABASE_URL, each cause by its name', async () => {
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
    'nowhere.invalid, which nobody knows',
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

  const sentence = await refusalOf({
    PORT: String(closed),
    DATA_DIR: await temporaryFolder(),
    DATABASE_URL: servers.databaseUrl.replace(/pehchan$/, 'pehchan_missing'),
    REDIS_URL: servers.redisUrl,
  });
  expect(sentence).toContain('has no database pehchan_missing');
});
