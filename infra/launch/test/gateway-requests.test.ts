import { translate } from '@pehchan/contract/messages';
import { describe, expect, test } from 'vitest';
import { freePort } from '../../lib/ports.ts';
import { expectClosed, testGateway } from './gateway-site.ts';

const gateway = testGateway();
const { get, start } = gateway;

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
    const { address } = await start({ trustedProxies: '10.0.0.0/8 127.0.0.0/8' });
    const reply = await fetch(`${address}/api/v1/x`, {
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
      fetch(`${gateway.address}/api/v1/x`, { method: 'POST', body: new Uint8Array(size) });
    expect(await (await send(6_000_000)).json()).toMatchObject({ size: 6_000_000 });
    const streamed = new Blob([new Uint8Array(9_000_000)]).stream();
    const unsized = fetch(`${gateway.address}/api/v1/x`, { method: 'POST', body: streamed, duplex: 'half' });
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
      expect((await fetch(`${gateway.address}/api/v1/x`, { method: 'POST', body: 'x' })).status).toBe(200);
    }
    isOver = true;
    await Promise.all(breaking);
  });

  test('the gateway returns 503 within two seconds while no API runs', async () => {
    const { address } = await start({ upstreams: [`127.0.0.1:${await freePort()}`] });
    const since = Date.now();
    for (const path of ['/api/v1/auth/check', '/readyz']) {
      expect((await fetch(address + path)).status).toBe(503);
    }
    expect(Date.now() - since).toBeLessThan(4000);
    expect((await fetch(`${address}/login`)).status).toBe(200);
  });
});
