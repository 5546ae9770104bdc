import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { beforeAll, afterAll, expect, test } from 'vitest';
import { destinationOf, ODD_HEADERS, oddTargets, sendRaw } from '../../../api/test/support/odd-paths.ts';
import { scratchFolder } from '../../checks/scratch.ts';
import { createLifetime } from '../../lib/lifetime.ts';
import { freePort } from '../../lib/ports.ts';
import { findBinaries } from '../embedded/binaries.ts';
import { openDataDir } from '../data-dir.ts';
import { startGateway } from '../gateway/gateway.ts';

const SERVED = ['shell/index.html', 'shell/login.html', 'shell/login.hi.html', 'shell/assets/main.js', 'remotes/member/1.0.0-abc/remoteEntry.js', 'releases/current.json']; // prettier-ignore
/** Files of the data directory that the gateway must not serve, relative to the published site. */
const OUTSIDE = [
  'host.json',
  'mail/1.json',
  'history/1.json',
  '../secrets/session',
  '../outbox/1.eml',
  '../run/ports.json',
];
const FOLDERS = ['/', '/assets/', '/remotes/', '/remotes/member/1.0.0-abc/', '/releases/'];
const SECRET = 'nobody’s business';

const lifetime = createLifetime();
let port: number;
const asked: string[] = [];

beforeAll(async () => {
  const dataDir = await openDataDir(await scratchFolder(lifetime));
  for (const name of [...SERVED, ...OUTSIDE]) {
    const file = join(dataDir.site, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, OUTSIDE.includes(name) ? SECRET : `of ${name}`);
  }
  const upstream = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.setHeader('Content-Type', 'application/json').end('{}');
  });
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
  await lifetime.onEnd(() => void upstream.close());
  const upstreams = [`127.0.0.1:${(upstream.address() as AddressInfo).port}`];
  const { caddy } = await findBinaries(['caddy'], lifetime.signal);
  if (!caddy) throw new Error('no caddy');
  port = await freePort();
  await startGateway({ dataDir, binary: caddy, port, upstreams }, lifetime);
});
afterAll(() => lifetime.end());

test.each([
  ['two lengths', 'Content-Length: 0\r\nContent-Length: 70'],
  ['two lengths in one line', 'Content-Length: 0, 70'],
  ['a length and chunks', 'Content-Length: 5\r\nTransfer-Encoding: chunked'],
  ['chunks twice', 'Transfer-Encoding: chunked\r\nTransfer-Encoding: identity'],
  ['chunks in another word', 'Transfer-Encoding: xchunked'],
  ['chunks behind a blank', 'Transfer-Encoding : chunked'],
])('the API receives no second request from the body of a request with %s', async (_what, lengths) => {
  const hidden = '0\r\n\r\nGET /api/v1/hidden HTTP/1.1\r\nHost: localhost\r\n\r\n';
  const reply = await sendRaw(port, '/api/v1/auth/check', `Host: localhost\r\n${lengths}`, hidden);
  expect(reply.body).not.toContain('HTTP/1.1');
  expect([200, 400, 501]).toContain(reply.status);
  expect(asked.filter((path) => path.includes('hidden'))).toEqual([]);
});

test('while no API runs, the gateway logs no personal data of a request', async () => {
  const dataDir = await openDataDir(await scratchFolder(lifetime));
  const { caddy } = await findBinaries(['caddy'], lifetime.signal);
  if (!caddy) throw new Error('no caddy');
  const alone = await freePort();
  const nobody = `127.0.0.1:${await freePort()}`;
  await startGateway({ dataDir, binary: caddy, port: alone, upstreams: [nobody] }, lifetime);
  const who =
    'Cookie: pehchan.sid=a-session\r\nX-Forwarded-For: 203.0.113.7\r\nAuthorization: Bearer a-token';
  const reply = await sendRaw(
    alone,
    '/api/v1/profile/get-all-profiles?page=1&search=Asha&phone=9812345678',
    `Host: localhost\r\nUser-Agent: somebody's phone\r\n${who}`,
  );
  expect(reply.status).toBe(503);
  const log = await readFile(join(dataDir.logs, 'gateway.log'), 'utf8');
  for (const word of ['Asha', '9812345678', 'a-session', 'a-token', '203.0.113.7', 'somebody']) {
    expect(log).not.toContain(word);
  }
});

test.each(['0', '1'])(
  'no odd path leads out of the published site, with the signed-in cookie %s',
  async (signedIn) => {
    const cookie = `Host: localhost\r\nCookie: pehchan_signed_in=${signedIn}`;
    const targets = oddTargets(FOLDERS, OUTSIDE).map((target) => [target, cookie] as const);
    const site = 'http://localhost';
    expect(targets.length).toBeGreaterThan(300);
    for (const [target, headers] of [...targets, ...ODD_HEADERS.map((odd) => ['/search', odd] as const)]) {
      const reply = await sendRaw(port, target, headers);
      const description = `${target.slice(0, 200)} ${headers}\n${reply.head}`;
      expect(reply.status, description).toBeLessThan(500);
      expect(reply.status, description).not.toBe(0);
      expect(reply.body, description).not.toContain(SECRET);
      expect(reply.head, description).not.toMatch(/^(x-injected|set-cookie)/im);
      const destination = destinationOf(reply, site);
      expect(destination?.origin ?? site, description).toBe(site);
    }
  },
);
