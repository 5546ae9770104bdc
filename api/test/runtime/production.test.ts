import { describe, expect, test } from 'vitest';
import { startApi } from '../support/api-process.ts';
import { accountForm, buildUser, PASSWORD } from '../support/factories.ts';

const SETTINGS = {
  NODE_ENV: 'production',
  SESSION_SECRET: '4f1c0e9ab72d58361f6be02c8d97a3c5',
  PUBLIC_URL: 'https://pehchan.example/',
  ADDRESS_LIMIT: '3',
};

describe('production mode', () => {
  test('the API sets Secure cookies behind a gateway that uses plain HTTP', async () => {
    const api = await startApi({ ...SETTINGS, ADDRESS_LIMIT: '100' });
    const { phone } = await buildUser();
    const client = api.client();
    const reply = await client.call('login', { json: { phone, password: PASSWORD } });
    const cookies = reply.headers.getSetCookie();
    expect(cookies).toHaveLength(3);
    for (const cookie of cookies) expect(cookie).toMatch(/; Secure/);
    expect(cookies.some((cookie) => cookie.startsWith('__Host-pehchan.sid='))).toBe(true);
    expect((await client.call('check')).status).toBe(200);
  });

  test('register reports taken phones ten times a day to one network, whatever its other limits are', async () => {
    const api = await startApi({ ...SETTINGS, ADDRESS_LIMIT: '100000' });
    const client = api.client();
    const statuses = [];
    for (let time = 0; time < 12; time += 1) {
      const { phone } = await buildUser();
      statuses.push((await client.call('register', { json: accountForm({ phone }) })).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(409), 429, 429]);
  });

  test('the API accepts writes only from the public origin, not from the address it was called at', async () => {
    const api = await startApi(SETTINGS);
    const from = async (origin: string) =>
      (await api.client().call('logout', { headers: { Origin: origin } })).status;
    expect(await from('https://pehchan.example')).toBe(200);
    expect(await from(api.origin)).toBe(403);
    expect(await from('http://pehchan.example')).toBe(403);
  });

  test('the API takes a client’s address from the gateway, and ignores a forged one', async () => {
    const api = await startApi(SETTINGS);
    const attempt = async (forwarded: string) => {
      const json = { phone: '7000000000', password: 'short' };
      const headers = { 'X-Forwarded-For': forwarded };
      return (await api.client().call('login', { json, headers })).status;
    };
    // The gateway appends the address that it saw. The client can forge everything before it.
    const replies = [];
    for (let count = 0; count < 4; count += 1) {
      replies.push(await attempt(`203.0.113.${count}, 198.51.100.7`));
    }
    expect(replies).toEqual([400, 400, 400, 429]);
    expect(await attempt('198.51.100.8')).toBe(400);
  });
});
