import { type EndpointName, endpoints, url } from '@pehchan/contract/endpoints';
import { describe, expect, test } from 'vitest';
import { buildAdmin } from '../support/factories.ts';
import { startServer } from '../support/test-server.ts';

const server = await startServer();

describe('a call from another site', () => {
  const call = (headers: Record<string, string>) => server.anonymous().call('logout', { headers });

  test.each([
    [{ Origin: 'https://evil.example' }],
    [{ Origin: 'null' }],
    [{ Origin: 'http://pehchan.test.evil.example' }],
    [{ Origin: 'http://evilpehchan.test' }],
    [{ Origin: 'http://pehchan.test@evil.example' }],
    [{ Origin: 'http://pehchan.test:81' }],
    [{ Origin: 'https://pehchan.test' }],
    [{ Origin: 'http://PEHCHAN.test.' }],
    [{ Origin: 'http://pehchan.test/' }],
    [{ Origin: 'file://' }],
    [{ Origin: '' }],
    [{ 'Sec-Fetch-Site': 'cross-site' }],
    [{ 'Sec-Fetch-Site': 'same-site' }],
    [{ Origin: 'http://pehchan.test', 'Sec-Fetch-Site': 'cross-site' }],
  ])('a call with the foreign headers %o returns 403', async (headers) => {
    const reply = await call(headers);
    expect([reply.status, reply.body.code]).toEqual([403, 'foreign_origin']);
  });

  test.each([
    [{}],
    [{ Origin: 'http://pehchan.test' }],
    [{ 'Sec-Fetch-Site': 'same-origin', Origin: server.origin }],
  ])('a call with the headers %o is accepted', async (headers) => {
    expect((await call(headers)).status).toBe(200);
  });

  test('every changing call from another site returns 403, even in an administrator’s browser', async () => {
    const admin = await server.as(await buildAdmin());
    const changing = (Object.keys(endpoints) as EndpointName[]).filter(
      (name) => endpoints[name].method !== 'GET',
    );
    expect(changing.length).toBeGreaterThan(30);
    for (const name of changing) {
      const path = url(name, { id: '1', email: 'a@b.in', hashed: 'f', session: 'f' });
      const foreign: Record<string, string>[] = [
        { Origin: 'https://evil.example' },
        { Origin: 'null' },
        { 'Sec-Fetch-Site': 'same-site' },
      ];
      for (const headers of foreign) {
        const reply = await admin.send(endpoints[name].method, path, { headers, json: {} });
        expect([name, headers, reply.status, reply.body.code]).toEqual([
          name,
          headers,
          403,
          'foreign_origin',
        ]);
      }
    }
    expect((await admin.call('check')).status).toBe(200);
  });

  test('a reading call from another site is not refused for its origin', async () => {
    const reply = await server.anonymous().call('check', { headers: { Origin: 'https://evil.example' } });
    expect(reply.status).toBe(401);
  });
});
