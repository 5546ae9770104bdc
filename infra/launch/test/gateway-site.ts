import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { findBinaries } from '../embedded/binaries.ts';
import { openDataDir, type DataDir } from '../data-dir.ts';
import { startGateway, type GatewayOptions } from '../gateway/gateway.ts';
import { createLifetime, type Lifetime } from '../../lib/lifetime.ts';
import { freePort } from '../../lib/ports.ts';
import { siteIn } from '../../release/store/site.ts';
import { precompress } from '../../release/build/precompress.ts';

const NONCE = '{{placeholder "http.request.uuid"}}';
export const FILES: Record<string, string> = {
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

export const signedIn = { Cookie: 'a=b; pehchan_signed_in=1' };

/** Start a gateway and an API behind it before the tests of a file, and stop them afterwards. */
export function testGateway() {
  const lifetime = createLifetime();
  let folder = '';
  let upstreams: string[] = [];
  let first: Awaited<ReturnType<typeof start>>;

  /** Start a gateway with a new data directory and a small published site. */
  async function start(options: Partial<GatewayOptions> = {}) {
    const dataDir = await openDataDir(await mkdtemp(join(folder, 'gateway-')));
    await writeSite(dataDir);
    const { caddy } = await findBinaries(['caddy'], lifetime.signal);
    if (!caddy) throw new Error('no caddy');
    const { port = await freePort() } = options;
    await startGateway({ dataDir, binary: caddy, upstreams, ...options, port }, lifetime);
    return { dataDir, port, address: `http://127.0.0.1:${port}` };
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pehchan-gateway-'));
    const upstream = `127.0.0.1:${await startUpstream(lifetime)}`;
    upstreams = [upstream];
    first = await start({ publishing: upstream });
  });

  afterAll(async () => {
    await lifetime.end();
    await rm(folder, { recursive: true, force: true });
  });

  return {
    start,
    get address() {
      return first.address;
    },
    get site() {
      return siteIn(first.dataDir.site);
    },
    get: (path: string, headers: Record<string, string> = {}) =>
      fetch(first.address + path, { headers, redirect: 'manual' }),
  };
}

/** Expect headers that forbid scripts, framing and content sniffing. */
export function expectClosed({ headers }: Response) {
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('x-frame-options')).toBe('DENY');
  expect(headers.get('referrer-policy')).toBe('same-origin');
}

async function writeSite(dataDir: DataDir) {
  for (const [name, content] of Object.entries(FILES)) {
    await mkdir(join(dataDir.site, dirname(name)), { recursive: true });
    await writeFile(join(dataDir.site, name), content);
  }
  await precompress(join(dataDir.site, 'shell'), ['assets/main.0123.js']);
}

/** Start a server in place of the API. It returns each request; `/api/v1/gone` breaks the connection. */
async function startUpstream(lifetime: Lifetime): Promise<number> {
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
