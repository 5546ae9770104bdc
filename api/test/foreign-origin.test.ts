import { describe, expect, test } from 'vitest';
import { startServer } from './test-server.ts';

const server = await startServer();

describe('a call from another site', () => {
  const call = (headers: Record<string, string>) => server.anonymous().call('logout', { headers });

  test.each([
    [{ Origin: 'https://evil.example' }],
    [{ Origin: 'null' }],
    [{ Origin: 'http://pehchan.test.evil.example' }],
    [{ 'Sec-Fetch-Site': 'cross-site' }],
    [{ 'Sec-Fetch-Site': 'same-site' }],
    [{ Origin: 'http://pehchan.test', 'Sec-Fetch-Site': 'cross-site' }],
  ])('%o is refused', async (headers) => {
    const reply = await call(headers);
    expect([reply.status, reply.body.code]).toEqual([403, 'foreign_origin']);
  });

  test.each([
    [{}],
    [{ Origin: 'http://pehchan.test' }],
    [{ 'Sec-Fetch-Site': 'same-origin', Origin: server.origin }],
  ])('%o isn’t one', async (headers) => {
    expect((await call(headers)).status).toBe(200);
  });

  test('may read what anybody may', async () => {
    const reply = await server.anonymous().call('check', { headers: { Origin: 'https://evil.example' } });
    expect(reply.status).toBe(401);
  });
});
