import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { describe, expect, test } from 'vitest';
import { createLifetime } from '../../lib/lifetime.ts';
import { freePort } from '../../lib/ports.ts';
import { temporaryFolder, testLifetime } from '../../lib/test/temporary.ts';
import { addPublisher } from '../../release/store/publishers.ts';
import { siteIn } from '../../release/store/site.ts';
import { findBinaries, type Binary } from '../embedded/binaries.ts';
import { openDataDir } from '../data-dir.ts';
import { unpackNewest } from '../embedded/newest.ts';
import { CADDYFILE, startGateway } from '../gateway/gateway.ts';

/** npm start uses the system's Caddy or stable Debian's, 2.6. The image uses Debian's newest. */
const { signal } = createLifetime();
const { caddy } = await findBinaries(['caddy'], signal);
const newest = await unpackNewest('caddy', signal);
const BINARIES: [string, Binary | undefined][] = [
  ['the Caddy of npm start', caddy],
  ['the newest Caddy', newest ? { file: join(newest, 'usr/bin/caddy'), env: {} } : undefined],
];

interface Adapted {
  apps?: { http: { servers: Record<string, { listen: string[]; routes: unknown[] }> } };
}

describe.each(BINARIES)('Caddyfile with %s', (_name, binary) => {
  const NOT_HERE = 'It can’t be unpacked from Debian’s packages here.';
  const adapt = async (env: Record<string, string>): Promise<Adapted> => {
    const args = ['adapt', '--adapter', 'caddyfile', '--config', CADDYFILE];
    const { stdout } = await execa(binary?.file ?? '', args, { env: { ...binary?.env, ...env } });
    return JSON.parse(stdout) as Adapted;
  };
  const listensOn = ({ apps }: Adapted) =>
    Object.values(apps?.http.servers ?? {}).flatMap(({ listen }) => listen);

  test.for<[string, Record<string, string>, string[]]>([
    ['no setting at all', {}, [':3000']],
    ['the settings of Kubernetes', { SITE_ADDRESS: 'http://:8080', HTTPS_BEFORE: 'true' }, [':8080']],
    ['the address of the containers', { SITE_ADDRESS: 'https://pehchan.example' }, [':443']],
    [
      'two addresses',
      { SITE_ADDRESS: 'http://:3000', LISTEN_ON: '127.0.0.1 ::1' },
      ['127.0.0.1:3000', '[::1]:3000'],
    ],
  ])('Caddy listens on the expected addresses with %s', async ([, env, addresses], { skip }) => {
    skip(!binary, NOT_HERE);
    expect(listensOn(await adapt(env)).sort()).toEqual(addresses.sort());
  });

  test('Caddy’s validate command accepts the Caddyfile', async ({ skip }) => {
    skip(!binary, NOT_HERE);
    const args = ['validate', '--adapter', 'caddyfile', '--config', CADDYFILE];
    const home = await temporaryFolder();
    const env = { ...binary?.env, HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home };
    expect((await execa(binary?.file ?? '', args, { env, reject: false })).exitCode).toBe(0);
  });

  test('the gateway serves pages on every address, and the publishing call without access to the publishers', async ({
    skip,
  }) => {
    if (!binary) return skip(NOT_HERE);
    const dataDir = await openDataDir(await temporaryFolder());
    const site = siteIn(dataDir.site);
    await mkdir(site.releases, { recursive: true });
    await writeFile(site.current, '{"id":"1"}');
    await addPublisher(site, 'member', 'Member team');
    // Remove the list of publishers instead of its read permission, which would not stop root.
    await rm(site.publishers);
    const port = await freePort();
    await startGateway(
      { dataDir, binary, port, upstreams: ['127.0.0.1:9'], publishing: '127.0.0.1:9' },
      testLifetime(),
    );
    const at = `http://127.0.0.1:${port}`;
    expect((await fetch(`${at}/releases/current.json`)).status).toBe(200);
    // Status 502 shows that the gateway forwarded the request: this test has no server behind it.
    expect((await fetch(`${at}/publishing/member/versions`)).status).toBe(502);
  });
});
