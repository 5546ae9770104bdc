import { rm, writeFile } from 'node:fs/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { addPublisher, removePublisher } from '../../release/store/publishers.ts';
import { expectClosed, FILES, signedIn, testGateway } from './gateway-site.ts';

const gateway = testGateway();
const { get } = gateway;

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
    const file = gateway.site.current;
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
    const refused = await fetch(`${gateway.address}/signup`, { method: 'POST', body: 'x' });
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
    // These files exist but must not be public: source maps, and a file with the publisher's name.
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
  const ask = () => fetch(`${gateway.address}/publishing/member/versions`, { method: 'POST', body: '{}' });
  expect((await ask()).status).toBe(404);
  expect((await get('/publishing/member/versions', signedIn)).status).toBe(404);
  await addPublisher(gateway.site, 'member', 'Member team');
  expect((await ask()).status).toBe(200);
  await removePublisher(gateway.site, 'Member team');
  expect((await ask()).status).toBe(404);
});
