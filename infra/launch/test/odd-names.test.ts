import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { expect, test } from 'vitest';
import { queryOnce } from '../../lib/database.ts';
import { freePort } from '../../lib/ports.ts';
import { parseSettings } from '../../lib/settings.ts';
import { temporaryFolder, testLifetime } from '../../lib/test/temporary.ts';
import { type Binary, binaryOf, findBinaries } from '../embedded/binaries.ts';
import { findRedisProblem } from '../embedded/check-servers.ts';
import { openDataDir } from '../data-dir.ts';
import { startServers } from '../embedded/servers.ts';
import { CADDYFILE, startGateway } from '../gateway/gateway.ts';
import { ownNames } from '../gateway/listening.ts';
import { ODD_SIGNS } from './odd-signs.ts';

/** A folder name with characters that have a meaning in configuration files. */
const LONG = `${ODD_SIGNS} \\ ? * # % ! ${'x'.repeat(60)}`;

test('MariaDB, Redis and the gateway run in a data directory with any name', async () => {
  const folder = await temporaryFolder();
  const lifetime = testLifetime();
  const dataDir = await openDataDir(join(folder, LONG));
  const binaries = await findBinaries(['mariadb', 'redis', 'caddy'], lifetime.signal);
  const { databaseUrl, redisUrl } = await startServers(
    { dataDir, binaries, scratch: true, databaseUrl: undefined, redisUrl: undefined },
    lifetime,
  );
  await expect(queryOnce(databaseUrl, 'SELECT @@datadir AS place')).resolves.toMatchObject([
    { place: `${dataDir.mariadb}/` },
  ]);
  expect(await findRedisProblem(redisUrl)).toBeUndefined();

  await mkdir(join(dataDir.site, 'shell/assets'), { recursive: true });
  for (const name of ['login.html', 'robots.txt', 'assets/main.js']) {
    await writeFile(join(dataDir.site, 'shell', name), `of ${name}`);
  }
  const port = await freePort();
  await startGateway(
    { dataDir, binary: binaryOf(binaries, 'caddy'), port, upstreams: ['127.0.0.1:9'] },
    lifetime,
  );
  const got = (path: string) => fetch(`http://127.0.0.1:${port}${path}`).then((answer) => answer.text());
  expect(await Promise.all(['/login', '/robots.txt', '/assets/main.js'].map(got))).toEqual([
    'of login.html',
    'of robots.txt',
    'of assets/main.js',
  ]);
});

const INJECTED = '" } ` ) {\n respond "mine"';

test.each([
  ['SITE_DIR', INJECTED],
  ['OFFLINE_PAGE', INJECTED],
  ['OFFLINE_PAGE', '0" || "1" == "1'],
  ['HTTPS_BEFORE', INJECTED],
  ['HTTPS_BEFORE', 'true || true'],
])('%s=%j changes no directive of the gateway’s configuration', async (name, value) => {
  const lifetime = testLifetime();
  const caddy = binaryOf(await findBinaries(['caddy'], lifetime.signal), 'caddy');
  expect(await adapted(caddy, { [name]: value })).toEqual(await adapted(caddy, {}));
});

test.each([
  'http://a"b',
  'http://a`b',
  'http://a{b}c',
  'http://a(b',
  'http://a$b',
  'http://a*b',
  "http://a'b",
])('PUBLIC_URL=%s is one literal name in the gateway’s pattern', async (publicUrl) => {
  const lifetime = testLifetime();
  const caddy = binaryOf(await findBinaries(['caddy'], lifetime.signal), 'caddy');
  const pattern = ownNames(parseSettings({ PUBLIC_URL: publicUrl })) ?? '';
  expect(JSON.stringify(await adapted(caddy, { OWN_NAMES: pattern }))).toContain(JSON.stringify(pattern));
  expect(new URL(publicUrl).host).toMatch(new RegExp(pattern));
  expect('ab').not.toMatch(new RegExp(pattern));
});

test.each(['/a\nb', '/a\rb', '/a\u001bb', '/a:b'])(
  'parseSettings refuses DATA_DIR=%j with one sentence',
  (value) => {
    expect(() => parseSettings({ DATA_DIR: value })).toThrow(
      'DATA_DIR must be a folder without a line break',
    );
  },
);

async function adapted({ file, env }: Binary, given: Record<string, string>): Promise<unknown> {
  const args = ['adapt', `--config=${CADDYFILE}`, '--adapter=caddyfile'];
  const { stdout } = await execa(file, args, { env: { ...env, ...given }, extendEnv: false });
  return JSON.parse(stdout);
}
