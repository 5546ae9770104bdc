import { describe, expect, test, vi } from 'vitest';
import {
  accountForm, biodataForm, buildAdmin, buildApproved, buildProfile, buildUser, multipart, PASSWORD,
} from '../support/factories.ts'; // prettier-ignore
import { startApi } from '../support/api-process.ts';
import { fragile } from '../support/fragile-server.ts';
import type { Client } from '../support/test-server.ts';

const DATABASE = process.env['DATABASE_URL'] ?? '';
const REDIS = process.env['REDIS_URL'] ?? '';

async function signIn(client: Client, phone: string): Promise<Client> {
  await client.call('login', { json: { phone, password: PASSWORD } });
  return client;
}

async function timed(
  client: Client,
  name: 'check' | 'getAllProfiles' | 'login',
  json?: { phone: string; password: string },
) {
  const begun = performance.now();
  const query: Record<string, string | number> = name === 'getAllProfiles' ? { page: 1 } : {};
  const reply = await client.call(name, { query, json });
  return { ...reply, ms: performance.now() - begun };
}

/** Repeat these calls until all return 200: the API discovers broken connections one by one. */
async function recovers(...calls: (() => Promise<{ status: number }>)[]): Promise<void> {
  const patience = Date.now() + 8000;
  const works = async () => {
    for (const call of calls) if ((await call()).status !== 200) return false;
    return true;
  };
  while (!(await works())) {
    if (Date.now() > patience) throw new Error('did not recover within 8 seconds');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

describe.each(['down', 'hangs', 'slow'] as const)('a server that is %s', (state) => {
  test.each(['MySQL', 'Redis'])(
    'the API answers 503 within two seconds and recovers without a restart: %s',
    async (which) => {
      const [mysql, redis] = [await fragile(DATABASE), await fragile(REDIS)];
      const api = await startApi({ DATABASE_URL: mysql.url, REDIS_URL: redis.url });
      const user = await buildApproved();
      const client = await signIn(api.client(), user.phone);
      expect((await timed(client, 'getAllProfiles')).status).toBe(200);

      const broken = which === 'MySQL' ? mysql : redis;
      await broken.become(state);
      const login = { phone: user.phone, password: PASSWORD };
      const replies = await Promise.all([
        timed(client, 'check'),
        timed(client, 'getAllProfiles'),
        timed(api.client(), 'login', login),
        ...Array.from({ length: 20 }, () => timed(client, 'check')),
      ]);
      for (const { status, body, headers } of replies) {
        expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'unavailable', '2']);
      }
      // The slowest reply has 3 seconds, not 2: it also waited for the test process, which can be busy.
      const times = replies.map(({ ms }) => ms).sort((one, other) => one - other);
      expect(times[times.length >> 1]).toBeLessThan(2000);
      expect(times.at(-1)).toBeLessThan(3000);
      // The API caches its readiness for a second.
      await vi.waitFor(
        async () => expect((await api.client().send('GET', '/readyz')).status).toBe(503),
        4000,
      );
      expect((await api.client().send('GET', '/healthz')).status).toBe(200);

      await broken.become('up');
      await recovers(
        () => client.call('check'),
        () => timed(client, 'getAllProfiles'),
        () => timed(api.client(), 'login', login),
        () => api.client().send('GET', '/readyz'),
      );
    },
  );
});

test('a command that loses its database connection is either complete or undone', async () => {
  const mysql = await fragile(DATABASE);
  const api = await startApi({ DATABASE_URL: mysql.url });
  const owner = await buildUser();
  const profile = await buildProfile({ owner });
  const admin = await signIn(api.client(), (await buildAdmin()).phone);
  const reader = await signIn(api.client(), owner.phone);
  for (let round = 0; round < 12; round += 1) {
    const move = admin.call(round % 2 ? 'approveUser' : 'rejectUser', { params: { id: owner.id } });
    await new Promise((resolve) => setTimeout(resolve, round));
    await mysql.become('down');
    await mysql.become('up');
    const { status } = await move;
    expect([200, 503]).toContain(status);
    await recovers(() => reader.call('check'));
    const { user } = (await reader.call('check')).body;
    await profile.reload();
    const expected = user.IsApproved ? 'approved' : user.IsRejected ? 'rejected' : 'pending';
    expect(profile.ownerStatus).toBe(expected);
    if (status === 200) expect(expected).toBe(round % 2 ? 'approved' : 'rejected');
  }
});

describe('two API processes on the same servers', () => {
  test('processes share sessions, account status and sign-in limits', async () => {
    const [one, two] = await Promise.all([startApi(), startApi()]);
    const user = await buildUser();
    const here = await signIn(one.client(), user.phone);
    const there = two.client();
    here.cookies.forEach((value, name) => there.cookies.set(name, value));
    expect((await there.call('check')).status).toBe(200);

    const admin = await signIn(two.client(), (await buildAdmin()).phone);
    await admin.call('approveUser', { params: { id: user.id } });
    expect((await here.call('check')).body.user.IsApproved).toBe(true);

    await there.call('logout');
    expect((await here.call('check')).status).toBe(401);

    const wrong = { phone: (await buildUser()).phone, password: 'wrong password' };
    const statuses = [];
    const [first, second] = [one.client(), two.client()];
    second.address = first.address;
    for (let attempt = 0; attempt < 6; attempt += 1) {
      statuses.push((await (attempt % 2 ? first : second).call('login', { json: wrong })).status);
    }
    expect(statuses).toEqual([...Array<number>(5).fill(401), 429]);
  });

  test('two processes accept one of two parallel registrations of a phone', async () => {
    const [one, two] = await Promise.all([startApi(), startApi()]);
    const json = accountForm();
    const replies = await Promise.all([one, two].map((api) => api.client().call('register', { json })));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
  });
});

describe('the API process', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)(
    'the API ends on %s after it has answered its open requests',
    async (signal) => {
      const api = await startApi();
      const { phone } = await buildUser();
      const client = await signIn(api.client(), phone);
      const form = await multipart(biodataForm());
      const underWay = client.call('createProfile', { form });
      await new Promise((resolve) => setTimeout(resolve, 15));
      const [{ code, ms }, reply] = await Promise.all([api.stop(signal), underWay]);
      expect([code, reply.status]).toEqual([0, 201]);
      expect(ms).toBeLessThan(5000);
      expect(api.log.at(-1)).toContain('"stopped"');
    },
  );

  test('the API reports that it stops, and serves until the gateway has noticed', async () => {
    const api = await startApi({ API_DRAIN: '1000' });
    const statusOf = async (path: string) => (await api.client().send('GET', path)).status;
    expect(await statusOf('/healthz')).toBe(200);
    const ended = api.stop();
    await vi.waitFor(async () => expect(await statusOf('/healthz')).toBe(503));
    expect(await statusOf('/readyz')).toBe(200);
    const reply = await api.client().send('GET', '/api/v1/openapi.json');
    expect([reply.status, reply.headers.get('connection')]).toEqual([200, 'close']);
    const { code, ms } = await ended;
    expect(code).toBe(0);
    expect(ms).toBeGreaterThan(1000);
    expect(ms).toBeLessThan(3000);
  });

  test('the API logs no phone, email, password, cookie or searched name', async () => {
    const api = await startApi();
    const user = await buildApproved({ fullName: 'SECRETNAME SUTHAR' });
    const client = await signIn(api.client(), user.phone);
    await client.call('getAllProfiles', { query: { page: 1, search: 'SECRETNAME' } });
    await client.call('login', { json: { phone: user.phone, password: 'wrong password' } });
    await client.call('register', { json: accountForm({ phone: user.phone }) });
    await client.call('resetPassword', { params: { email: user.email, hashed: 'abc' }, json: {} });
    await client.send('GET', `/nowhere/${user.email}`);
    await api.stop();
    const log = api.log.join('\n');
    expect(log).toMatch(new RegExp(`"route":"/profile/get-all-profiles".*"account":${user.id}\\b`));
    for (const secret of [
      user.phone,
      user.email,
      PASSWORD,
      'wrong password',
      'SECRETNAME',
      client.cookies.get('pehchan.sid') ?? '?',
    ]) {
      expect(log).not.toContain(secret);
    }
  });
});
