import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { networkInterfaces, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { translate } from '@pehchan/contract/messages';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { findBinaries } from '../embedded/binaries.ts';
import { openDataDir, type DataDir } from '../data-dir.ts';
import { listenedAddresses, ownNames } from '../gateway/listening.ts';
import { startGateway } from '../gateway/gateway.ts';
import { createLifetime } from '../../lib/lifetime.ts';
import { parseSettings } from '../../lib/settings.ts';
import { pidFileOf } from '../process/service.ts';
import { freePort } from '../../lib/ports.ts';
import { addPublisher, removePublisher } from '../../release/publishers.ts';
import { siteIn, type Site } from '../../release/site.ts';
import { precompress } from '../../release/precompress.ts';

const lifetime = createLifetime();
let folder: string;
let gateway: string;
let upstreamPort: number;
let site: Site;

const NONCE = '{{placeholder "http.request.uuid"}}';
const FILES: Record<string, string> = {
  'shell/index.html': `<html class="{{if eq (.Cookie "pehchan_theme") "dark"}}dark{{end}}"><meta nonce="${NONCE}">index{{if ne (env "OFFLINE_PAGE") "0"}} offline page{{end}}{{if fileExists "/releases/current.json"}}{{with fromJson (include "/releases/current.json")}} with release {{.id}} for {{$.OriginalReq.URL.Path}}{{end}}{{end}}`,
  'shell/login.html': `<meta nonce="${NONCE}">login`,
  'shell/login.hi.html': `<meta nonce="${NONCE}">लॉगिन`,
  'shell/worker.js': 'the worker',
  'shell/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'shell/assets/main.0123.js': `console.log(${JSON.stringify('words '.repeat(200))});`,
  'shell/assets/main.0123.js.map': 'the sources',
  'remotes/member/1.0.0-abc/remoteEntry.js': 'export {};',
  'remotes/member/1.0.0-abc/remoteEntry.js.map': 'the sources',
  'remotes/member/1.0.0-abc/face.svg':
    '<svg xmlns="http://www.w3.org/2000/svg"><script href="/remotes/member/1.0.0-abc/remoteEntry.js"/></svg>',
  'remotes/member/1.0.0-abc/remote.json': '{"publishedBy":"root"}',
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
  const upstream = `127.0.0.1:${upstreamPort}`;
  site = siteIn(dataDir.site);
  await startGateway({ dataDir, binary: caddy, port, upstreams: [upstream], publishing: upstream }, lifetime);
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

/** Return what the API received; `/api/v1/gone` breaks the connection. */
async function startUpstream(): Promise<number> {
  const answer = (asked: IncomingMessage, response: ServerResponse) => {
    if (asked.url === '/api/v1/gone') {
      asked.socket.destroy();
      return;
    }
    let size = 0;
    asked.on('data', (chunk: Buffer) => (size += chunk.length));
    asked.on('error', () => undefined);
    asked.on('end', () => {
      response.setHeader('Content-Type', 'application/json');
      response.setHeader('Content-Security-Policy', "default-src 'none'");
      response.end(
        JSON.stringify({ url: asked.url, headers: asked.headers, size, filler: 'x'.repeat(2000) }),
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
/** Expect headers that forbid scripts, framing and content sniffing. */
function expectClosed({ headers }: Response) {
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('x-frame-options')).toBe('DENY');
  expect(headers.get('referrer-policy')).toBe('same-origin');
}

const signedIn = { Cookie: 'a=b; pehchan_signed_in=1' };

describe('pages', () => {
  test('a page has a strict content security policy with a new nonce for each request', async () => {
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

  test('every path serves the application to a signed-in browser', async () => {
    for (const path of ['/', '/search?city=x', '/biodata/Female', '/no/such/page', '/reset-password/a.b.c']) {
      const page = await get(path, signedIn);
      expect([path, page.status, await page.text()]).toEqual([path, 200, expect.stringContaining('index')]);
    }
  });

  test('the gateway renders a page in the theme of its cookie', async () => {
    expect(await (await get('/', { Cookie: 'pehchan_signed_in=1; pehchan_theme=dark' })).text()).toContain(
      '"dark"',
    );
    expect(await (await get('/', signedIn)).text()).not.toContain('dark');
  });

  test('a page contains the served release and the requested path, and also works without a release', async () => {
    const page = async () => (await get('/search?city=x', signedIn)).text();
    const file = join(folder, 'site', 'releases', 'current.json');
    onTestFinished(() => writeFile(file, FILES['releases/current.json'] ?? ''));
    expect(await page()).toContain('with release 1 for /search');
    await writeFile(file, 'no JSON');
    expect(await page()).toMatch(/index offline page$/);
    await rm(file);
    expect(await page()).toMatch(/index offline page$/);
  });

  test('the gateway redirects a signed-out browser to the sign-in page, with the way back', async () => {
    const front = await get('/');
    expect([front.status, front.headers.get('location')]).toEqual([302, '/login']);
    const deep = await get('/search?city=a%20b&page=2', { Cookie: 'pehchan_signed_in=0' });
    expect([deep.status, deep.headers.get('location')]).toEqual([
      302,
      '/login?next=/search?city=a%20b&page=2',
    ]);
    expect(deep.headers.get('cache-control')).toBe('no-store');
  });

  test.each([
    '/signup',
    '/forget-password',
    '/reset-password/abc',
    '/recover',
    '/not-me/abc',
    '/still-looking/abc',
    '/help',
    '/safety',
    '/terms',
  ])('the gateway serves %s without a session', async (path) => {
    expect((await get(path)).status).toBe(200);
  });

  test('the gateway serves the prerendered sign-in page in both languages, with and without a session', async () => {
    expect(await (await get('/login')).text()).toContain('login');
    expect(await (await get('/login?next=/search', signedIn)).text()).toContain('login');
    expect(await (await get('/login', { Cookie: 'pehchan_lang=hi' })).text()).toContain('लॉगिन');
    expect(await (await get('/login', { Cookie: 'not_pehchan_lang=hi' })).text()).toContain('login');
  });

  test.each([
    ['hi-IN,hi;q=0.9,en-US;q=0.8', '', 'लॉगिन'],
    ['hi', '', 'लॉगिन'],
    ['gu-IN, gu;q=0.9, hi;q=0.8, en;q=0.7', '', 'लॉगिन'],
    ['en-IN,en;q=0.9,hi;q=0.8', '', 'login'],
    ['hil-PH,de', '', 'login'],
    ['*', '', 'login'],
    ['hi-IN,hi;q=0.9', 'pehchan_lang=en', 'login'],
    ['en-IN', 'a=b; pehchan_lang=hi', 'लॉगिन'],
  ])('the sign-in page for the languages %s and the cookie %j shows %s', async (languages, cookie, word) => {
    const page = await get('/login', { 'Accept-Language': languages, Cookie: cookie });
    expect(await page.text()).toMatch(new RegExp(`>${word}$`));
  });

  test('the gateway refuses a POST to a page with 405', async () => {
    const refused = await fetch(`${gateway}/signup`, { method: 'POST', body: 'x' });
    expect(refused.status).toBe(405);
    expectClosed(refused);
  });
});

describe('files', () => {
  test('the gateway serves hashed assets precompressed, and as immutable', async () => {
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
    // These exist but are not public: sources, and the name of the publisher.
    '/assets/main.0123.js.map',
    '/remotes/member/1.0.0-abc/remoteEntry.js.map',
    '/remotes/member/1.0.0-abc/remote.json',
  ])('the gateway returns an uncached 404 for %s', async (path) => {
    const missing = await get(path, signedIn);
    expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expectClosed(missing);
  });

  test('the gateway serves a version of a remote as immutable, without a cookie', async () => {
    const entry = await get('/remotes/member/1.0.0-abc/remoteEntry.js', signedIn);
    expect(entry.headers.get('cache-control')).toContain('immutable');
    expect(entry.headers.has('set-cookie')).toBe(false);
  });

  test('no file of the shell, a remote or a release runs scripts when it is opened as a page', async () => {
    const parts = [
      '/remotes/member/1.0.0-abc/face.svg',
      '/remotes/member/1.0.0-abc/remoteEntry.js',
      '/assets/main.0123.js',
      '/releases/current.json',
    ];
    for (const file of parts) {
      const { status, headers } = await get(file, signedIn);
      expect([file, status, headers.get('content-security-policy')]).toEqual([
        file,
        200,
        "default-src 'none'; frame-ancestors 'none'; sandbox",
      ]);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  test('the browser revalidates the release document, and receives 304 while it is unchanged', async () => {
    const release = await get('/releases/current.json');
    expect(release.headers.get('cache-control')).toBe('no-cache');
    const etag = release.headers.get('etag') ?? '';
    expect((await get('/releases/current.json', { 'If-None-Match': etag })).status).toBe(304);
    expect((await get('/releases/1.json')).headers.get('cache-control')).toContain('immutable');
  });

  test('no path serves a file outside the published site', async () => {
    for (const path of [
      '/assets/..%2findex.html',
      '/remotes/%2e%2e/%2e%2e/run/ports.json',
      '/assets/../secrets',
    ]) {
      expect(await (await get(path, signedIn)).text()).not.toMatch(/mariadb|[0-9a-f]{64}/);
    }
  });
});

test('the gateway serves the publishing call only while a publisher exists', async () => {
  const ask = () => fetch(`${gateway}/publishing/member/versions`, { method: 'POST', body: '{}' });
  expect((await ask()).status).toBe(404);
  expect((await get('/publishing/member/versions', signedIn)).status).toBe(404);
  await addPublisher(site, 'member', 'Member team');
  expect((await ask()).status).toBe(200);
  await removePublisher(site, 'Member team');
  expect((await ask()).status).toBe(404);
});

async function openDoor(settings: Record<string, string>) {
  const dataDir = await openDataDir(await mkdtemp(join(folder, 'door-')));
  await writeSite(dataDir);
  const { caddy } = await findBinaries(['caddy'], lifetime.signal);
  if (!caddy) throw new Error('no caddy');
  const port = await freePort();
  const parsed = parseSettings({ ...settings, PORT: String(port) });
  const options = {
    addresses: await listenedAddresses(parsed),
    ownNames: ownNames(parsed),
    httpsBefore: parsed.publicUrl.startsWith('https:'),
    offlinePage: parsed.offlinePage,
  };
  const upstreams = [`127.0.0.1:${upstreamPort}`];
  await startGateway({ dataDir, binary: caddy, port, upstreams, ...options }, lifetime);
  return { port, dataDir, addresses: options.addresses };
}

/** Return the status for any Host header, which `fetch` can't set. */
async function statusAs(host: string, port: number, address = '127.0.0.1', path = '/login'): Promise<number> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ host: address, port, path, headers: { Host: host } }, resolve)
      .on('error', reject)
      .end();
  });
  answer.resume();
  return answer.statusCode ?? 0;
}

const elsewhere = Object.values(networkInterfaces())
  .flat()
  .find((address) => address && !address.internal && address.family === 'IPv4')?.address;
const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://pehchan.example',
  SESSION_SECRET: '4f1c0e9ab72d58361f6be02c8d97a3c5',
};

describe('accepted addresses and names', () => {
  test('outside production the gateway accepts only this machine, by its own names', async () => {
    const { port, addresses } = await openDoor({});
    for (const address of addresses) expect(await statusAs('localhost', port, address)).toBe(200);
    expect(addresses).toContain('127.0.0.1');
    for (const name of [`localhost:${port}`, '127.0.0.1', `[::1]:${port}`, 'a.localhost']) {
      expect([name, await statusAs(name, port)]).toEqual([name, 200]);
    }
    for (const name of ['evil.example', `evil.example:${port}`, 'localhost.evil.example', '192.168.1.5']) {
      for (const path of ['/login', '/api/v1/auth/check', '/healthz', '/nothing.map']) {
        expect([name, path, await statusAs(name, port, '127.0.0.1', path)]).toEqual([name, path, 421]);
      }
    }
    if (elsewhere) await expect(statusAs(elsewhere, port, elsewhere)).rejects.toThrow('ECONNREFUSED');
  });

  test('with HOST the gateway accepts every address of the machine and the name of PUBLIC_URL', async () => {
    const { port } = await openDoor({ HOST: '0.0.0.0', PUBLIC_URL: 'http://village.local' });
    const address = elsewhere ?? '127.0.0.1';
    for (const name of ['village.local', '192.168.1.5:3000', 'localhost']) {
      expect([name, await statusAs(name, port, address)]).toEqual([name, 200]);
    }
    expect(await statusAs('evil.example', port, address)).toBe(421);
  });

  test('in production the gateway accepts every name, and sends HSTS if PUBLIC_URL is an https address', async () => {
    const { port, addresses } = await openDoor(PRODUCTION);
    expect(addresses).toEqual([]);
    expect(await statusAs('pehchan.example', port, elsewhere)).toBe(200);
    const strict = (await fetch(`http://127.0.0.1:${port}/login`)).headers.get('strict-transport-security');
    expect(strict).toBe('max-age=31536000; includeSubDomains');
    expect((await get('/login')).headers.has('strict-transport-security')).toBe(false);
  });
});

test('the shell keeps an offline page unless OFFLINE_PAGE is 0', async () => {
  const page = async (settings: Record<string, string>) => {
    const { port } = await openDoor(settings);
    return (await fetch(`http://127.0.0.1:${port}/`, { headers: signedIn })).text();
  };
  expect(await page({})).toContain('offline page');
  expect(await page({ OFFLINE_PAGE: '0' })).not.toContain('offline page');
});

test('with OFFLINE_PAGE=0 the service worker unregisters itself', async () => {
  expect(await (await get('/worker.js')).text()).toBe('the worker');
  const { port } = await openDoor({ OFFLINE_PAGE: '0' });
  const answer = await fetch(`http://127.0.0.1:${port}/worker.js`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'text/javascript; charset=utf-8',
  ]);
  const done: string[] = [];
  runInNewContext(await answer.text(), {
    addEventListener: (phase: string, work: (event: object) => void) =>
      work({ waitUntil: () => done.push(phase) }),
    skipWaiting: () => done.push('before the old one has ended'),
    registration: { unregister: () => done.push('gone') },
  });
  expect(done).toEqual(['before the old one has ended', 'gone', 'activate']);
});

test('the gateway process receives only its own settings', async ({ skip }) => {
  skip(process.platform !== 'linux', 'Only Linux shows what a process was given.');
  vi.stubEnv('BACKUP_KEY', 'twenty characters and more');
  onTestFinished(() => void vi.unstubAllEnvs());
  const { dataDir } = await openDoor({});
  const pid = await readFile(pidFileOf(dataDir, 'gateway'), 'utf8');
  const environment = await readFile(`/proc/${pid.trim()}/environ`, 'utf8');
  expect(environment).toContain('SITE_DIR=');
  expect(environment).not.toContain('BACKUP_KEY');
});

describe('requests to the API', () => {
  test('the gateway sends the request unchanged to the API, with only the client address that it saw', async () => {
    const from = { 'X-Forwarded-For': '6.6.6.6', 'X-Real-IP': '6.6.6.6', Forwarded: 'for=6.6.6.6' };
    const claimed = { ...from, 'X-Request-Id': '6.6.6.6-chosen' };
    const reply = await get('/api/v1/auth/check?x=1', { ...claimed, Cookie: 'sid=1' });
    const { url, headers } = (await reply.json()) as { url: string; headers: Record<string, string> };
    expect(url).toBe('/api/v1/auth/check?x=1');
    expect(headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', cookie: 'sid=1' });
    expect(JSON.stringify(headers)).not.toContain('6.6.6.6');
    expect(headers['x-request-id']).toMatch(/^[\w-]{36}$/);
    expect(reply.headers.get('content-security-policy')).toBe("default-src 'none'");
  });

  test('the gateway passes on X-Forwarded-For from a trusted load balancer', async () => {
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

  test('the gateway compresses replies of the API', async () => {
    const reply = await get('/api/v1/list', { 'Accept-Encoding': 'gzip' });
    expect(reply.headers.get('content-encoding')).toBe('gzip');
  });

  test('the gateway refuses a body that is larger than any call allows with 413', async () => {
    const send = (size: number) =>
      fetch(`${gateway}/api/v1/x`, { method: 'POST', body: new Uint8Array(size) });
    expect(await (await send(6_000_000)).json()).toMatchObject({ size: 6_000_000 });
    const streamed = new Blob([new Uint8Array(9_000_000)]).stream();
    const unsized = fetch(`${gateway}/api/v1/x`, { method: 'POST', body: streamed, duplex: 'half' });
    for (const refused of [await send(9_000_000), await unsized]) {
      expect(refused.status).toBe(413);
      expectClosed(refused);
      expect(await refused.json()).toEqual({
        message: translate('en', 'refused.tooLarge'),
        code: 'too_large',
      });
    }
  });

  test('the gateway returns 503 in the account’s language with Retry-After when the API breaks a connection', async () => {
    const broken = await get('/api/v1/gone');
    expect([broken.status, broken.headers.get('retry-after')]).toEqual([503, '5']);
    expectClosed(broken);
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

  test('requests that the API breaks do not affect other requests', async () => {
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

  test('the gateway returns 503 within two seconds while no API runs', async () => {
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
