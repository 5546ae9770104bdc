import { SIGNED_IN_COOKIE, SIGNED_OUT } from '@pehchan/contract/accounts';
import { API_VERSION } from '@pehchan/contract/version';
import { describe, expect, test, vi } from 'vitest';
import { sequelize } from '../../src/ground/database/sequelize.ts';
import { redis, redisKey } from '../../src/ground/gateways/redis.ts';
import { buildAdmin, buildUser, PASSWORD } from '../support/factories.ts';
import { type Client, startServer } from '../support/test-server.ts';

const server = await startServer();
const sessionIdOf = (cookies: ReadonlyMap<string, string>) =>
  /^s%3A([\w-]+)\./.exec(cookies.get('pehchan.sid') ?? '')?.[1] ?? '';

describe('check and logout', () => {
  test('logout ends the session and clears both cookies', async () => {
    const client = await server.as(await buildUser());
    const before = new Map(client.cookies);
    const reply = await client.call('logout');
    expect(reply.body.message).toBe('Logout successful');
    expect([...client.cookies.keys()]).toEqual(['pehchan.known']);
    before.forEach((value, name) => client.cookies.set(name, value));
    expect((await client.call('check')).status).toBe(401);
  });

  test('logout succeeds without a session', async () => {
    expect((await server.anonymous().call('logout')).status).toBe(200);
  });

  test('check clears the cookies of a session whose account is deleted', async () => {
    const user = await buildUser();
    const client = await server.as(user);
    const before = new Map(client.cookies);
    await user.destroy();
    expect((await client.call('check')).status).toBe(401);
    expect([...client.cookies.keys()]).toEqual(['pehchan.known']);
    expect(await redis.exists(redisKey('session', sessionIdOf(before)))).toBe(0);
  });

  test('login works with the cookie of an ended session', async () => {
    const user = await buildUser();
    const client = await server.as(user);
    await user.update({ sessionVersion: 2 });
    const reply = await client.call('login', { json: { phone: user.phone, password: PASSWORD } });
    expect(reply.status).toBe(200);
    expect((await client.call('check')).status).toBe(200);
  });

  test('check clears a signed-in hint without a session', async () => {
    const client = server.anonymous();
    client.cookies.set(SIGNED_IN_COOKIE, '1');
    await client.call('check');
    expect(client.cookies.has(SIGNED_IN_COOKIE)).toBe(false);
  });

  test('check renews the cookies for thirty days once a day, and restores a lost hint', async () => {
    const client = await server.as(await buildUser());
    const told = async () =>
      (await client.call('check')).headers.getSetCookie().map((line) => line.split('=', 1)[0]);
    expect(await told()).toEqual([]);
    client.cookies.delete(SIGNED_IN_COOKIE);
    expect(await told()).toContain(SIGNED_IN_COOKIE);
    expect(await told()).toEqual([]);

    const key = redisKey('session', sessionIdOf(client.cookies));
    await redis.expire(key, 60);
    const session = JSON.parse((await redis.get(key)) ?? '') as Record<string, unknown>;
    await redis.set(key, JSON.stringify({ ...session, rolledAt: Date.now() - 25 * 3600 * 1000 }), {
      expiration: 'KEEPTTL',
    });
    expect((await told()).sort()).toEqual(['pehchan.sid', SIGNED_IN_COOKIE].sort());
    expect(await told()).toEqual([]);
    // In Redis each request extends the session to thirty days.
    await expect.poll(() => redis.ttl(key)).toBeGreaterThan(29 * 24 * 3600);
  });

  test('a sign-out without a connection ends the session with the next request', async () => {
    const client = await server.as(await buildUser());
    const before = new Map(client.cookies);
    client.cookies.set(SIGNED_IN_COOKIE, SIGNED_OUT);
    expect((await client.call('check')).status).toBe(401);
    expect([...client.cookies.keys()]).toEqual(['pehchan.known']);
    before.forEach((value, name) => client.cookies.set(name, value));
    expect((await client.call('check')).status).toBe(401);
  });

  test('after a sign-out without a connection the next account signs in as itself', async () => {
    const client = await server.as(await buildUser());
    client.cookies.set(SIGNED_IN_COOKIE, SIGNED_OUT);
    const next = await buildUser();
    await client.call('login', { json: { phone: next.phone, password: PASSWORD } });
    expect((await client.call('check')).body.user?.id).toBe(next.id);
  });

  test('check refuses a session of an older session version', async () => {
    const user = await buildUser();
    const client = await server.as(user);
    await user.update({ sessionVersion: 2 });
    expect((await client.call('check')).status).toBe(401);
  });

  test('check returns an administrator’s rights', async () => {
    const client = await server.as(await buildAdmin());
    const { body } = await client.call('check');
    expect(body.user.can).toEqual({ search: true, administer: true, purge: false });
  });

  test('every reply has the contract’s version, an id and no-store', async () => {
    const { headers } = await server
      .anonymous()
      .call('check', { headers: { 'X-Request-Id': 'from-the-gateway' } });
    expect(headers.get('Pehchan-Api')).toBe(API_VERSION);
    expect(headers.get('X-Request-Id')).toBe('from-the-gateway');
    expect(headers.get('Cache-Control')).toBe('no-store');
  });
});

describe('limits of one account', () => {
  const idsOf = ({ id }: { id: number }) => redis.sMembers(redisKey('sessions-of', id));
  const areStored = async (ids: string[]) =>
    (await Promise.all(ids.map((id) => redis.exists(redisKey('session', id))))).every((count) => count === 1);
  const statuses = (clients: Client[]) =>
    Promise.all(clients.map(async (client) => (await client.call('check')).status));

  test('the oldest session ends when a twenty-first begins', async () => {
    const user = await buildUser();
    const clients: Client[] = [];
    for (let time = 0; time < 21; time += 1) clients.push(await server.as(user));
    expect(await statuses(clients)).toEqual([401, ...Array.from({ length: 20 }, () => 200)]);
    const ids = await idsOf(user);
    expect([ids.length, await areStored(ids)]).toEqual([20, true]);
    expect((await clients[20]?.call('getSessions'))?.body.sessions).toHaveLength(20);
  });

  test('twenty sessions remain when more begin in parallel', async () => {
    const user = await buildUser();
    const several = () => Promise.all(Array.from({ length: 14 }, () => server.as(user)));
    const clients = [...(await several()), ...(await several())];
    const signedIn = (await statuses(clients)).filter((status) => status === 200);
    const ids = await idsOf(user);
    expect([signedIn.length, ids.length, await areStored(ids)]).toEqual([20, 20, true]);
  });

  test('sessions that Redis has lost are not counted', async () => {
    const user = await buildUser();
    const first = await server.as(user);
    await redis.sAdd(
      redisKey('sessions-of', user.id),
      Array.from({ length: 30 }, (_, at) => `lost-${at}`),
    );
    await server.as(user);
    expect(await idsOf(user)).toHaveLength(2);
    expect((await first.call('check')).status).toBe(200);
  });

  test('thirty sign-ins in ten minutes succeed, and the next one later', async () => {
    const user = await buildUser();
    const signIn = async () =>
      (await server.anonymous().call('login', { json: { phone: user.phone, password: PASSWORD } })).status;
    for (let time = 0; time < 30; time += 1) expect(await signIn()).toBe(200);
    expect(await signIn()).toBe(429);
    await redis.del(redisKey('tries', 'account:signed-in', user.id));
    expect(await signIn()).toBe(200);
  });
});

test('a session that is ended during a request does not return with the reply', async () => {
  const user = await buildUser();
  const client = await server.as(user);
  const key = redisKey('session', sessionIdOf(client.cookies));
  // Without the cookie `SIGNED_IN_COOKIE` the API sets it again, and saves the session.
  client.cookies.delete(SIGNED_IN_COOKIE);
  const transaction = await sequelize.transaction();
  await user.reload({ transaction, lock: transaction.LOCK.UPDATE });
  await redis.expire(key, 60);
  const waiting = client.call('readRecovery');
  // Once the key has its full lifetime again, the request has read its session.
  await vi.waitFor(async () => expect(await redis.ttl(key)).toBeGreaterThan(60), { timeout: 10_000 });
  await redis.del(key);
  await transaction.commit();
  expect((await waiting).status).toBe(200);
  expect(await redis.exists(key)).toBe(0);
});
