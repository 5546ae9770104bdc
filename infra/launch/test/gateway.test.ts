import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { translate } from '@pehchan/contract/messages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findBinaries } from '../embedded/binaries.ts';
import { openDataDir, type DataDir } from '../embedded/data-dir.ts';
import { startGateway } from '../gateway/gateway.ts';
import { createLifetime } from '../../lib/lifetime.ts';
import { freePort } from '../../lib/ports.ts';
import { precompress } from '../../release/precompress.ts';

const lifetime = createLifetime();
let folder: string;
let gateway: string;
let upstreamPort: number;

const NONCE = '{{placeholder "http.request.uuid"}}';
const FILES: Record<string, string> = {
  'shell/index.html': `<html class="{{if eq (.Cookie "pehchan_theme") "dark"}}dark{{end}}"><meta nonce="${NONCE}">index`,
  'shell/login.html': `<meta nonce="${NONCE}">login`,
  'shell/login.hi.html': `<meta nonce="${NONCE}">लॉगिन`,
  'shell/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'shell/assets/main.0123.js': `console.log(${JSON.stringify('words '.repeat(200))});`,
  'remotes/member/1.0.0-abc/remoteEntry.js': 'export {};',
  'releases/current.json': '{"id":"1"}',
  'releases/1.json': '{"id":"1"}',
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pehchan-gateway-'));
  const dataDir = await openDataDir(folder);
  await writeSite(dataDir);
  upstreamPort = await startUpstream();
  const port = await freePort();
  const { caddy } = await findBinaries(['caddy'], lifetime.signal);
  if (!caddy) throw new Error('no caddy');
  await startGateway({ dataDir, binary: caddy, port, upstreams: [`127.0.0.1:${upstreamPort}`] }, lifetime);
  gateway = `http://127.0.0.1:${port}`;
});

afterAll(async () => {
  await lifetime.end();
  await rm(folder, { recursive: true, force: true });
});

async function writeSite(dataDir: DataDir) {
  for (const [name, content] of Object.entries(FILES)) {
    await mkdir(join(dataDir.site, dirname(name)), { recursive: true });
    await writeFile(join(dataDir.site, name), content);
  }
  await precompress(join(dataDir.site, 'shell'), ['assets/main.0123.js']);
}

/** Answers what it was asked; `/api/v1/gone` breaks the connection as an API that dies does. */
async function startUpstream(): Promise<number> {
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    if (request.url === '/api/v1/gone') {
      request.socket.destroy();
      return;
    }
    let size = 0;
    request.on('data', (chunk: Buffer) => (size += chunk.length));
    request.on('error', () => undefined);
    request.on('end', () => {
      response.setHeader('Content-Type', 'application/json');
      response.setHeader('Content-Security-Policy', "default-src 'none'");
      response.end(
        JSON.stringify({ url: request.url, headers: request.headers, size, filler: 'x'.repeat(2000) }),
      );
    });
  };
  const server = createServer(answer);
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await lifetime.onEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  return port;
}

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(gateway + path, { headers, redirect: 'manual' });
const signedIn = { Cookie: 'a=b; pehchan_signed_in=1' };

describe('pages', () => {
  test('carry a strict policy whose nonce is theirs alone', async () => {
    const [first, second] = [await get('/search', signedIn), await get('/search', signedIn)];
    const html = await first.text();
    const nonce = /nonce="([0-9a-f-]{36})"/.exec(html)?.[1];
    expect(first.headers.get('content-security-policy')).toBe(
      `default-src 'self'; script-src 'self'; style-src 'self' 'nonce-${nonce}'; img-src 'self' data: blob:; ` +
        "connect-src 'self'; font-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'",
    );
    expect(await second.text()).not.toContain(nonce);
    expect(first.headers.get('cache-control')).toBe('no-store');
    expect(first.headers.get('x-content-type-options')).toBe('nosniff');
    expect(first.headers.has('server')).toBe(false);
  });

  test('any path of somebody signed in is the application', async () => {
    for (const path of ['/', '/search?city=x', '/biodata/Female', '/no/such/page', '/reset-password/a.b.c']) {
      const page = await get(path, signedIn);
      expect([path, page.status, await page.text()]).toEqual([path, 200, expect.stringContaining('index')]);
    }
  });

  test('are rendered in the look that the cookie asks for', async () => {
    expect(await (await get('/', { Cookie: 'pehchan_signed_in=1; pehchan_theme=dark' })).text()).toContain(
      '"dark"',
    );
    expect(await (await get('/', signedIn)).text()).not.toContain('dark');
  });

  test('send somebody signed out to the sign-in, with the way back', async () => {
    const front = await get('/');
    expect([front.status, front.headers.get('location')]).toEqual([302, '/login']);
    const deep = await get('/search?city=a%20b&page=2', { Cookie: 'pehchan_signed_in=0' });
    expect([deep.status, deep.headers.get('location')]).toEqual([
      302,
      '/login?next=/search?city=a%20b&page=2',
    ]);
    expect(deep.headers.get('cache-control')).toBe('no-store');
  });

  test.each(['/signup', '/forget-password', '/reset-password/abc', '/terms'])(
    '%s is open to anybody',
    async (path) => {
      expect((await get(path)).status).toBe(200);
    },
  );

  test('the sign-in is a document of its own, in both languages, signed in or not', async () => {
    expect(await (await get('/login')).text()).toContain('login');
    expect(await (await get('/login?next=/search', signedIn)).text()).toContain('login');
    expect(await (await get('/login', { Cookie: 'pehchan_lang=hi' })).text()).toContain('लॉगिन');
    expect(await (await get('/login', { Cookie: 'not_pehchan_lang=hi' })).text()).toContain('login');
  });

  test('take no other method', async () => {
    expect((await fetch(`${gateway}/signup`, { method: 'POST', body: 'x' })).status).toBe(405);
  });
});

describe('files', () => {
  test('hashed assets are for ever, and compressed beforehand', async () => {
    const asset = await get('/assets/main.0123.js', { 'Accept-Encoding': 'br' });
    expect(asset.headers.get('content-encoding')).toBe('br');
    expect(asset.headers.get('cache-control')).toContain('immutable');
    expect(await asset.text()).toBe(FILES['shell/assets/main.0123.js']);
  });

  test.each([
    '/assets/none.js',
    '/remotes/member/9.9.9/remoteEntry.js',
    '/releases/none.json',
    '/favicon.ico',
  ])('%s is missing and says so, uncached', async (path) => {
    const missing = await get(path, signedIn);
    expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-store']);
  });

  test('a remote’s version is for ever, and sees no cookie', async () => {
    const entry = await get('/remotes/member/1.0.0-abc/remoteEntry.js', signedIn);
    expect(entry.headers.get('cache-control')).toContain('immutable');
    expect(entry.headers.has('set-cookie')).toBe(false);
  });

  test('the served release is asked for each time, and answered 304 while it is the same', async () => {
    const release = await get('/releases/current.json');
    expect(release.headers.get('cache-control')).toBe('no-cache');
    const etag = release.headers.get('etag') ?? '';
    expect((await get('/releases/current.json', { 'If-None-Match': etag })).status).toBe(304);
    expect((await get('/releases/1.json')).headers.get('cache-control')).toContain('immutable');
  });

  test('no path leads out of the site', async () => {
    for (const path of [
      '/assets/..%2findex.html',
      '/remotes/%2e%2e/%2e%2e/run/ports.json',
      '/assets/../secrets',
    ]) {
      expect(await (await get(path, signedIn)).text()).not.toMatch(/mariadb|[0-9a-f]{64}/);
    }
  });
});

describe('the API', () => {
  test('gets the request as it came, with the address that the gateway saw and no other', async () => {
    const claimed = { 'X-Forwarded-For': '6.6.6.6', 'X-Real-IP': '6.6.6.6', Forwarded: 'for=6.6.6.6' };
    const reply = await get('/api/v1/auth/check?x=1', { ...claimed, Cookie: 'sid=1' });
    const { url, headers } = (await reply.json()) as { url: string; headers: Record<string, string> };
    expect(url).toBe('/api/v1/auth/check?x=1');
    expect(headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', cookie: 'sid=1' });
    expect(JSON.stringify(headers)).not.toContain('6.6.6.6');
    expect(reply.headers.get('content-security-policy')).toBe("default-src 'none'");
  });

  test('is told what a load balancer before the gateway says, where one is named', async () => {
    const dataDir = await openDataDir(await mkdtemp(join(folder, 'behind-')));
    const { caddy } = await findBinaries(['caddy'], lifetime.signal);
    if (!caddy) throw new Error('no caddy');
    const port = await freePort();
    const upstreams = [`127.0.0.1:${upstreamPort}`];
    const trustedProxies = '10.0.0.0/8 127.0.0.0/8';
    await startGateway({ dataDir, binary: caddy, port, upstreams, trustedProxies }, lifetime);
    const reply = await fetch(`http://127.0.0.1:${port}/api/v1/x`, {
      headers: { 'X-Forwarded-For': '203.0.113.7' },
    });
    const { headers } = (await reply.json()) as { headers: Record<string, string> };
    expect(headers['x-forwarded-for']).toBe('203.0.113.7, 127.0.0.1');
  });

  test('answers compressed', async () => {
    const reply = await get('/api/v1/list', { 'Accept-Encoding': 'gzip' });
    expect(reply.headers.get('content-encoding')).toBe('gzip');
  });

  test('is spared bodies that no rule of it allows', async () => {
    const send = (size: number) =>
      fetch(`${gateway}/api/v1/x`, { method: 'POST', body: new Uint8Array(size) });
    expect(await (await send(6_000_000)).json()).toMatchObject({ size: 6_000_000 });
    const streamed = new Blob([new Uint8Array(9_000_000)]).stream();
    const unsized = fetch(`${gateway}/api/v1/x`, { method: 'POST', body: streamed, duplex: 'half' });
    for (const refused of [await send(9_000_000), await unsized]) {
      expect(refused.status).toBe(413);
      expect(await refused.json()).toEqual({
        message: translate('en', 'refused.tooLarge'),
        code: 'too_large',
      });
    }
  });

  test('that breaks is a 503 in the reader’s language, with a time to try again', async () => {
    const broken = await get('/api/v1/gone');
    expect([broken.status, broken.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await broken.json()).toEqual({
      message: translate('en', 'refused.unavailable'),
      code: 'unavailable',
    });
    const hindi = await get('/api/v1/gone', { Cookie: 'pehchan_lang=hi' });
    expect(await hindi.json()).toEqual({
      message: translate('hi', 'refused.unavailable'),
      code: 'unavailable',
    });
  });

  test('that breaks some requests serves all the others', async () => {
    let isOver = false;
    const breaking = Array.from({ length: 4 }, async () => {
      while (!isOver) expect((await get('/api/v1/gone')).status).toBe(503);
    });
    for (let count = 0; count < 100; count += 1) {
      expect((await fetch(`${gateway}/api/v1/x`, { method: 'POST', body: 'x' })).status).toBe(200);
    }
    isOver = true;
    await Promise.all(breaking);
  });

  test('that is away is a 503 within two seconds', async () => {
    const port = await freePort();
    const dataDir = await openDataDir(join(folder, 'lonely'));
    await writeSite(dataDir);
    const { caddy } = await findBinaries(['caddy'], lifetime.signal);
    if (!caddy) throw new Error('no caddy');
    await startGateway(
      { dataDir, binary: caddy, port, upstreams: [`127.0.0.1:${await freePort()}`] },
      lifetime,
    );
    const since = Date.now();
    for (const path of ['/api/v1/auth/check', '/readyz']) {
      expect((await fetch(`http://127.0.0.1:${port}${path}`)).status).toBe(503);
    }
    expect(Date.now() - since).toBeLessThan(4000);
    expect((await fetch(`http://127.0.0.1:${port}/login`)).status).toBe(200);
  });
});
