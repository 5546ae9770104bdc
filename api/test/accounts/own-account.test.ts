import { describe, expect, test, vi } from 'vitest';
import { redis, redisKey } from '../../src/ground/gateways/redis.ts';
import { SecurityEvent } from '../../src/identity/security/models/security-event.ts';
import type { User } from '../../src/identity/accounts/models/user.ts';
import { buildAdmin, buildUser, PASSWORD } from '../support/factories.ts';
import { type Client, startServer } from '../support/test-server.ts';

const server = await startServer();
const NEW = 'a better password';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0';

const sessionId = ({ cookies }: Client) =>
  /^s%3A([\w-]+)\./.exec(cookies.get('pehchan.sid') ?? '')?.[1] ?? '';

async function signIn(user: User, agent: string): Promise<Client> {
  const client = server.anonymous();
  const json = { phone: user.phone, password: PASSWORD };
  const { status } = await client.call('login', { json, headers: { 'User-Agent': agent } });
  expect(status).toBe(200);
  return client;
}

const login = async (user: User, password: string) =>
  (await server.anonymous().call('login', { json: { phone: user.phone, password } })).status;

const eventsOf = async (userId: number) =>
  (await SecurityEvent.findAll({ where: { userId }, order: ['id'], raw: true })).map(({ event }) => event);

/** Change a session's data in Redis, for example to make the session older. */
async function rewrite(client: Client, change: (data: Record<string, unknown>) => void): Promise<void> {
  const key = redisKey('session', sessionId(client));
  const data = JSON.parse((await redis.get(key)) ?? '') as Record<string, unknown>;
  change(data);
  await redis.set(key, JSON.stringify(data), { expiration: 'KEEPTTL' });
}

const begunAgo = (client: Client, ms: number) =>
  rewrite(client, (data) => (data['begunAt'] = Date.now() - ms));

const statusOf = async (client: Client) => (await client.call('check')).status;

describe('refused changes of a password', () => {
  test.each([
    [undefined, 'Please enter your current password.'],
    ['another password', 'This is not your current password.'],
  ])('changePassword refuses the current password %j', async (currentPassword, sentence) => {
    const user = await buildUser();
    const client = await server.as(user);
    const reply = await client.call('changePassword', { json: { currentPassword, password: NEW } });
    expect([reply.status, reply.body]).toEqual([
      403,
      { message: sentence, code: 'reauth', fields: { currentPassword: sentence } },
    ]);
    expect([await login(user, PASSWORD), await login(user, NEW)]).toEqual([200, 401]);
  });

  test.each([
    ['short', 'Password must be at least 8 characters long'],
    ['x'.repeat(129), 'Password must be at most 128 characters long'],
  ])('changePassword refuses the new password %s', async (password, sentence) => {
    const client = await server.as(await buildUser());
    const reply = await client.call('changePassword', { json: { currentPassword: PASSWORD, password } });
    expect([reply.status, reply.body.fields]).toEqual([400, { password: sentence }]);
  });

  test('changePassword refuses the twenty-first wrong password in a day, counting failed sign-ins of that browser', async () => {
    const user = await buildUser();
    const client = await server.as(user);
    const change = async (currentPassword: string) =>
      (await client.call('changePassword', { json: { currentPassword, password: NEW } })).status;
    const guess = async () =>
      (await client.call('login', { json: { phone: user.phone, password: NEW } })).status;
    expect([await guess(), await guess()]).toEqual([401, 401]);
    for (const times of [9, 9]) {
      for (let time = 0; time < times; time += 1) expect(await change('another password')).toBe(403);
      // Forget the failed tries, as Redis does after ten minutes.
      await redis.del(redisKey('tries', 'account:reauth', user.id));
    }
    expect([await change(PASSWORD), await guess()]).toEqual([429, 429]);
    expect(await statusOf(client)).toBe(200);
    expect(await login(user, PASSWORD)).toBe(200);
  });

  test('changePassword refuses an eleventh try in ten minutes, also with the right password, which still signs in', async () => {
    const user = await buildUser();
    const client = await server.as(user);
    const statuses = [];
    for (let time = 0; time < 11; time += 1) {
      const currentPassword = time < 10 ? 'another password' : PASSWORD;
      statuses.push(
        (await client.call('changePassword', { json: { currentPassword, password: NEW } })).status,
      );
    }
    expect(statuses).toEqual([...Array<number>(10).fill(403), 429]);
    const noted = async (event: string) => (await eventsOf(user.id)).filter((one) => one === event).length;
    expect(await noted('reauth-refused')).toBe(10);
    // The API records the security event `limit` after its reply.
    await vi.waitFor(async () => expect(await noted('limit')).toBe(1), 20_000);
    expect(await login(user, PASSWORD)).toBe(200);
  });
});

describe('changes of a password', () => {
  test('changePassword sets the password, ends the other sessions and gives this one a new id', async () => {
    const user = await buildUser();
    const [client, elsewhere] = [await server.as(user), await server.as(user)];
    const before = new Map(client.cookies);
    const json = { currentPassword: PASSWORD, password: NEW };
    const { body } = await client.call('changePassword', { json });
    expect(body).toEqual({ message: 'Your password has been changed. All other devices are logged out.' });
    expect(await statusOf(client)).toBe(200);
    expect(await statusOf(elsewhere)).toBe(401);
    const planted = server.anonymous();
    before.forEach((value, name) => planted.cookies.set(name, value));
    expect(await statusOf(planted)).toBe(401);
    expect([await login(user, PASSWORD), await login(user, NEW)]).toEqual([401, 200]);
    expect(await eventsOf(user.id)).toContain('password-changed');
  });

  test('changePassword succeeds for one of two parallel calls', async () => {
    const user = await buildUser();
    const clients = [await server.as(user), await server.as(user)];
    const replies = await Promise.all(
      clients.map((client, index) =>
        client.call('changePassword', { json: { currentPassword: PASSWORD, password: `${NEW} ${index}` } }),
      ),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 401]);
    const alive = await Promise.all(clients.map(statusOf));
    expect(alive).toEqual(replies.map(({ status }) => status));
  });
});

describe('lists of sessions', () => {
  test('an account sees its devices in plain words, last used first, without a session id', async () => {
    const user = await buildUser();
    const begun = Date.now();
    const phone = await signIn(user, ANDROID);
    const desk = await signIn(user, WINDOWS);
    const nameless = await signIn(user, '');
    // Date the phone's session a day back: Redis keeps a session for thirty days after its last use.
    await redis.pExpire(redisKey('session', sessionId(phone)), 29 * 24 * 3600 * 1000);
    const { body, text } = await desk.call('getSessions');
    expect(
      body.sessions.map(({ device, browser, system, isThis }) => [device, browser, system, isThis]),
    ).toEqual([
      ['computer', 'Firefox', 'Windows', true],
      [null, null, null, false],
      ['phone', 'Chrome', 'Android', false],
    ]);
    for (const client of [phone, desk, nameless]) expect(text).not.toContain(sessionId(client));
    const [now, , old] = body.sessions;
    expect(Date.parse(now?.signedInAt ?? '')).toBeGreaterThanOrEqual(begun);
    expect(Math.abs(Date.parse(now?.lastUsedAt ?? '') - Date.now())).toBeLessThan(10_000);
    await rewrite(phone, (data) => (data['begunAt'] = begun - 48 * 3600 * 1000));
    const again = (await desk.call('getSessions')).body.sessions.find(({ id }) => id === old?.id);
    expect(Date.parse(again?.signedInAt ?? '')).toBe(begun - 48 * 3600 * 1000);
    expect(Math.abs(Date.parse(again?.lastUsedAt ?? '') - (Date.now() - 24 * 3600 * 1000))).toBeLessThan(
      20_000,
    );
  });

  test('a session cannot be read or ended by another account or an administrator', async () => {
    const [user, other] = [await buildUser(), await buildUser()];
    const [client, stranger] = [await server.as(user), await server.as(other)];
    const [session] = (await client.call('getSessions')).body.sessions;
    expect((await stranger.call('getSessions')).body.sessions.map(({ id }) => id)).not.toContain(session?.id);
    const admin = await server.as(await buildAdmin());
    for (const caller of [stranger, admin]) {
      expect((await caller.call('endSession', { params: { session: session?.id ?? '' } })).status).toBe(404);
    }
    for (const id of [sessionId(client), '0', 'x'.repeat(5000)]) {
      expect((await client.call('endSession', { params: { session: id } })).status).toBe(404);
    }
    expect(await statusOf(client)).toBe(200);
  });

  test('an account can end one session, whose browser then clears its cookies', async () => {
    const user = await buildUser();
    const [client, lost, kept] = [
      await server.as(user),
      await signIn(user, ANDROID),
      await signIn(user, WINDOWS),
    ];
    const { sessions } = (await client.call('getSessions')).body;
    const session = sessions.find(({ device }) => device === 'phone')?.id ?? '';
    const reply = await client.call('endSession', { params: { session } });
    expect([reply.status, reply.body.message]).toEqual([200, 'That device is logged out.']);
    expect(await Promise.all([client, lost, kept].map(statusOf))).toEqual([200, 401, 200]);
    expect([...lost.cookies.keys()]).toEqual(['pehchan.known']);
    expect((await client.call('getSessions')).body.sessions).toHaveLength(2);
    expect((await client.call('endSession', { params: { session } })).status).toBe(404);
  });

  test('an account can end its current session, like signing out', async () => {
    const client = await server.as(await buildUser());
    const [session] = (await client.call('getSessions')).body.sessions;
    expect((await client.call('endSession', { params: { session: session?.id ?? '' } })).status).toBe(200);
    expect([...client.cookies.keys()]).toEqual(['pehchan.known']);
    expect(await statusOf(client)).toBe(401);
  });

  test('an account can end all other sessions, unlisted ones included, and keeps the current one', async () => {
    const user = await buildUser();
    const [client, listed, unlisted] = [await server.as(user), await server.as(user), await server.as(user)];
    await begunAgo(client, 3600_000);
    await redis.sRem(redisKey('sessions-of', user.id), sessionId(unlisted));
    const before = (await client.call('getSessions')).body.sessions.find(({ isThis }) => isThis);
    expect((await client.call('endOtherSessions')).body.message).toBe('All other devices are logged out.');
    expect(await Promise.all([client, listed, unlisted].map(statusOf))).toEqual([200, 401, 401]);
    const { sessions } = (await client.call('getSessions')).body;
    expect(sessions).toMatchObject([{ id: before?.id, signedInAt: before?.signedInAt, isThis: true }]);
    expect((await client.call('endOtherSessions')).status).toBe(200);
    expect(await login(user, PASSWORD)).toBe(200);
  });
});

describe('ends of sessions', () => {
  const [HOUR, DAY] = [3600_000, 24 * 3600_000];

  test.each([
    ['90 days', () => buildUser(), 90 * DAY],
    ['12 hours for an administrator', () => buildAdmin(), 12 * HOUR],
    [
      '12 hours for an administrator with a rejected account',
      () => buildAdmin({ status: 'rejected' }),
      12 * HOUR,
    ],
  ])('a session ends after %s, however much it is used', async (_, build, age) => {
    const user = await build();
    const [client, other] = [await server.as(user), await server.as(user)];
    await begunAgo(client, age - 60_000);
    expect(await statusOf(client)).toBe(200);
    await begunAgo(client, age);
    expect((await other.call('getSessions')).body.sessions).toHaveLength(1);
    expect(await statusOf(client)).toBe(401);
    expect([...client.cookies.keys()]).toEqual(['pehchan.known']);
    expect(await statusOf(other)).toBe(200);
  });

  test('a session of a previous version ends by its age since the upgrade, and gets the fields it lacks', async () => {
    const mark = redisKey('session-ages-since');
    const kept = await redis.get(mark);
    const user = await buildUser();
    const [client, unused] = [await signIn(user, ANDROID), await signIn(user, ANDROID)];
    const asBefore = (of: Client) =>
      rewrite(of, (data) => {
        delete data['begunAt'];
        delete data['device'];
      });
    await Promise.all([asBefore(client), asBefore(unused)]);
    await redis.del(redisKey('sessions-of', user.id));
    await redis.set(mark, String(Date.now() - 10 * DAY));
    const headers = { 'User-Agent': WINDOWS };
    expect((await client.call('check', { headers })).status).toBe(200);
    const [session] = (await client.call('getSessions')).body.sessions;
    expect(session).toMatchObject({ device: 'computer', browser: 'Firefox', isThis: true });
    expect(Math.abs(Date.parse(session?.signedInAt ?? '') - (Date.now() - 10 * DAY))).toBeLessThan(10_000);
    await redis.set(mark, String(Date.now() - 90 * DAY));
    expect([await statusOf(client), await statusOf(unused)]).toEqual([200, 401]);
    if (kept === null) await redis.del(mark);
    else await redis.set(mark, kept);
  });
});
