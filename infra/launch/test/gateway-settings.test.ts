import { readFile } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { networkInterfaces } from 'node:os';
import { runInNewContext } from 'node:vm';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { listenedAddresses, ownNames } from '../gateway/listening.ts';
import { parseSettings } from '../../lib/settings.ts';
import { pidFileOf } from '../process/service.ts';
import { freePort } from '../../lib/ports.ts';
import { signedIn, testGateway } from './gateway-site.ts';

const { get, start } = testGateway();

async function startWith(settings: Record<string, string>) {
  const port = await freePort();
  const parsed = parseSettings({ ...settings, PORT: String(port) });
  const addresses = await listenedAddresses(parsed);
  const { dataDir } = await start({
    port,
    addresses,
    ownNames: ownNames(parsed),
    httpsBefore: parsed.publicUrl.startsWith('https:'),
    offlinePage: parsed.offlinePage,
  });
  return { port, dataDir, addresses };
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
    const { port, addresses } = await startWith({});
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
    const { port } = await startWith({ HOST: '0.0.0.0', PUBLIC_URL: 'http://village.local' });
    const address = elsewhere ?? '127.0.0.1';
    for (const name of ['village.local', '192.168.1.5:3000', 'localhost']) {
      expect([name, await statusAs(name, port, address)]).toEqual([name, 200]);
    }
    expect(await statusAs('evil.example', port, address)).toBe(421);
  });

  test('in production the gateway accepts every name, and sends HSTS if PUBLIC_URL is an https address', async () => {
    const { port, addresses } = await startWith(PRODUCTION);
    expect(addresses).toEqual([]);
    expect(await statusAs('pehchan.example', port, elsewhere)).toBe(200);
    const strict = (await fetch(`http://127.0.0.1:${port}/login`)).headers.get('strict-transport-security');
    expect(strict).toBe('max-age=31536000; includeSubDomains');
    expect((await get('/login')).headers.has('strict-transport-security')).toBe(false);
  });
});

test('the shell keeps an offline page unless OFFLINE_PAGE is 0', async () => {
  const page = async (settings: Record<string, string>) => {
    const { port } = await startWith(settings);
    return (await fetch(`http://127.0.0.1:${port}/`, { headers: signedIn })).text();
  };
  expect(await page({})).toContain('offline page');
  expect(await page({ OFFLINE_PAGE: '0' })).not.toContain('offline page');
});

test('with OFFLINE_PAGE=0 the service worker unregisters itself', async () => {
  expect(await (await get('/worker.js')).text()).toBe('the worker');
  const { port } = await startWith({ OFFLINE_PAGE: '0' });
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
  const { dataDir } = await startWith({});
  const pid = await readFile(pidFileOf(dataDir, 'gateway'), 'utf8');
  const environment = await readFile(`/proc/${pid.trim()}/environ`, 'utf8');
  expect(environment).toContain('SITE_DIR=');
  expect(environment).not.toContain('BACKUP_KEY');
});
