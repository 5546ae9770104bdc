import { describe, expect, test, vi } from 'vitest';
import { SecurityEvent } from '../../src/identity/security/models/security-event.ts';
import { redis, redisKey } from '../../src/ground/gateways/redis.ts';
import { accountForm, buildApproved, newEmail, newPhone, PASSWORD } from '../support/factories.ts';
import { codeTo } from '../support/outbox.ts';
import { type Client, startServer } from '../support/test-server.ts';

/** What a stranger with any number of IP addresses can do to an account, and what its owner still can. */
const server = await startServer();

const DAY = 24 * 60 * 60 * 1000;
const TIMES = 8;
const WRONG = 'a wrong password';

/** Let a day pass for the counters and codes in Redis. */
async function passDay(): Promise<void> {
  for (const kind of ['tries', 'otp-of', 'otp-tries']) {
    for (const key of await redis.keys(redisKey(kind, '*'))) {
      const left = await redis.pTTL(key);
      if (left <= DAY) await redis.del(key);
      else await redis.pExpire(key, left - DAY);
    }
  }
}

const signIn = async (client: Client, phone: string, password: string) =>
  (await client.call('login', { json: { phone, password } })).status;
const ask = async (client: Client, email: string) => {
  const { status, body } = await client.call('forgotPassword', { json: { email } });
  return { status, hashed: body.hashed };
};
const reset = async (client: Client, email: string, hashed: string, otp: string, password: string) =>
  (await client.call('resetPassword', { params: { email, hashed }, json: { password, otp } })).status;

const countOf = (statuses: number[]) =>
  Object.fromEntries(
    Object.entries(Object.groupBy(statuses, String)).map(([status, all = []]) => [status, all.length]),
  );

/** Make an attempt five times from each of eight IP addresses, and count the reply statuses. */
async function fromEverywhere(attempt: (client: Client) => Promise<number>): Promise<Record<string, number>> {
  const statuses = [];
  for (let network = 0; network < TIMES; network += 1) {
    const client = server.anonymous();
    for (let time = 0; time < 5; time += 1) statuses.push(await attempt(client));
  }
  return countOf(statuses);
}

test('an owner signs in and recovers on each of three days while a stranger exhausts all limits', async () => {
  const { phone, email } = await buildApproved();
  const phoneAtHome = await server.as({ phone });
  const home = phoneAtHome.address;
  let password = PASSWORD;
  for (let day = 1; day <= 3; day += 1) {
    // An account's limits for each day: twenty passwords, twenty mails, and five tries of each code.
    expect(await fromEverywhere((client) => signIn(client, phone, WRONG))).toEqual({ 401: 20, 429: 20 });
    const asked: string[] = [];
    const mails = await fromEverywhere(async (client) => {
      const { status, hashed } = await ask(client, email);
      if (status === 200) asked.push(hashed);
      return status;
    });
    expect(mails).toEqual({ 200: 20, 429: 20 });
    const [one = ''] = asked;
    expect(await fromEverywhere((client) => reset(client, email, one, '000000', WRONG))).toEqual({ 400: 40 });
    const madeUp = await fromEverywhere((client) => reset(client, email, 'f'.repeat(64), '000000', WRONG));
    expect(madeUp).toEqual({ 400: 40 });

    // The owner signs in with a new phone at home, with the known phone elsewhere, and then after a reset.
    await phoneAtHome.call('logout');
    const newPhoneAtHome = server.anonymous();
    newPhoneAtHome.address = home;
    expect(await signIn(newPhoneAtHome, phone, WRONG)).toBe(401);
    expect(await signIn(newPhoneAtHome, phone, password)).toBe(200);
    phoneAtHome.address = server.anonymous().address;
    expect(await signIn(phoneAtHome, phone, WRONG)).toBe(401);
    expect(await signIn(phoneAtHome, phone, password)).toBe(200);
    await phoneAtHome.call('logout');
    const { hashed } = await ask(phoneAtHome, email);
    const otp = await codeTo(email);
    // A code that a neighbour requests at this moment does not invalidate the owner’s.
    const neighbour = server.anonymous();
    neighbour.address = home;
    expect((await ask(neighbour, email)).status).toBe(200);
    password = `the password of day ${day}`;
    expect(await reset(phoneAtHome, email, hashed, otp, password)).toBe(200);
    expect(await signIn(phoneAtHome, phone, password)).toBe(200);
    await passDay();
  }
});

describe('the daily limits of strangers', () => {
  test('each mailed code has its own five tries, and wrong codes do not use up password tries', async () => {
    const { id: userId, phone, email } = await buildApproved();
    const newPhoneOfOwner = server.anonymous();
    const [tried, own] = [await ask(server.anonymous(), email), await ask(newPhoneOfOwner, email)];
    const otp = await codeTo(email);
    const guesses = Array.from({ length: 10 }, () =>
      reset(server.anonymous(), email, tried.hashed, '000000', WRONG),
    );
    expect(countOf(await Promise.all(guesses))).toEqual({ 400: 10 });
    expect(await SecurityEvent.count({ where: { userId, event: 'reset-refused' } })).toBe(5);
    expect(await fromEverywhere((client) => signIn(client, phone, WRONG))).toEqual({ 401: 20, 429: 20 });
    expect(await signIn(newPhoneOfOwner, phone, PASSWORD)).toBe(429);
    expect(await reset(newPhoneOfOwner, email, own.hashed, otp, 'a quiet river')).toBe(200);
    expect(await signIn(newPhoneOfOwner, phone, 'a quiet river')).toBe(200);
  });

  test('strangers have the same limits for registered and unknown accounts', async () => {
    for (const { phone, email } of [await buildApproved(), { phone: newPhone(), email: newEmail() }]) {
      expect(await fromEverywhere((client) => signIn(client, phone, WRONG))).toEqual({ 401: 20, 429: 20 });
      const mails = await fromEverywhere(async (client) => (await ask(client, email)).status);
      expect(mails).toEqual({ 200: 20, 429: 20 });
      const reply = await server.anonymous().call('login', { json: { phone, password: PASSWORD } });
      expect([reply.status, reply.body.message]).toEqual([
        429,
        'Too many tries today. Please use a phone or computer where you have logged in before, or ask a volunteer.',
      ]);
      expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(23 * 60 * 60);
    }
  });

  test('a stranger’s limits reset the next day, and not before', async () => {
    const { phone } = await buildApproved();
    const attempt = () => signIn(server.anonymous(), phone, WRONG);
    await fromEverywhere((client) => signIn(client, phone, WRONG));
    expect(await attempt()).toBe(429);
    await passDay();
    expect(await attempt()).toBe(401);
  });

  test('a stranger’s limits hold for thirty parallel tries', async () => {
    const { phone } = await buildApproved();
    const tries = await Promise.all(
      Array.from({ length: 30 }, () => signIn(server.anonymous(), phone, WRONG)),
    );
    expect(countOf(tries)).toEqual({ 401: 20, 429: 10 });
  });
});

describe('known browsers', () => {
  test('a known browser has ten tries in ten minutes and twenty in a day, apart from other browsers', async () => {
    const user = await buildApproved();
    const client = await server.as(user);
    const attempt = () => signIn(client, user.phone, WRONG);
    const tries = async (times: number) => {
      const statuses = [];
      for (let time = 0; time < times; time += 1) {
        client.address = server.anonymous().address;
        statuses.push(await attempt());
      }
      return countOf(statuses);
    };
    expect(await tries(11)).toEqual({ 401: 10, 429: 1 });
    for (const key of await redis.keys(redisKey('tries', 'browser:sign-in', '*'))) await redis.del(key);
    expect(await tries(11)).toEqual({ 401: 10, 429: 1 });
    for (const key of await redis.keys(redisKey('tries', 'browser:sign-in', '*'))) await redis.del(key);
    expect(await tries(1)).toEqual({ 429: 1 });
    await server.as(user);
  });

  test('a browser is known for each account that signed in there, also after signing out', async () => {
    const [father, son, other] = [await buildApproved(), await buildApproved(), await buildApproved()];
    const client = await server.as(father);
    await client.call('logout');
    expect(await signIn(client, son.phone, PASSWORD)).toBe(200);
    for (const { phone } of [father, son, other]) {
      await fromEverywhere((stranger) => signIn(stranger, phone, WRONG));
    }
    client.address = server.anonymous().address;
    expect(await signIn(client, father.phone, PASSWORD)).toBe(200);
    expect(await signIn(client, son.phone, PASSWORD)).toBe(200);
    expect(await signIn(client, other.phone, PASSWORD)).toBe(429);
  });

  test('a known browser is recognised by a cookie that scripts cannot read and strangers cannot forge', async () => {
    const [user, thief] = [await buildApproved(), await buildApproved()];
    const reply = await server.anonymous().call('login', { json: { phone: user.phone, password: PASSWORD } });
    const line = reply.headers.getSetCookie().find((cookie) => cookie.startsWith('pehchan.known='));
    expect(line).toMatch(
      /^pehchan\.known=[0-9a-f]{32}\.[0-9a-f]{32}; Max-Age=34560000; Path=\/api\/v1; .*HttpOnly; SameSite=Lax$/,
    );
    await fromEverywhere((client) => signIn(client, user.phone, WRONG));
    const [, browser = '', signature = ''] = /=(\w+)\.(\w+)/.exec(line ?? '') ?? [];
    const own = (await server.as(thief)).cookies.get('pehchan.known') ?? '';
    const forged = [
      own,
      `${browser}.${'0'.repeat(32)}`,
      `${'0'.repeat(32)}.${signature}`,
      `${own.split('.')[0]}.${signature}`,
      `${browser}.`,
      '',
    ];
    for (const value of forged) {
      const client = server.anonymous();
      client.cookies.set('pehchan.known', value);
      expect(await signIn(client, user.phone, PASSWORD), value).toBe(429);
    }
  });

  test('a browser whose session is older than the cookie is known too', async () => {
    const user = await buildApproved();
    const client = await server.as(user);
    client.cookies.delete('pehchan.known');
    await client.call('check');
    expect(client.cookies.get('pehchan.known')).toMatch(/^\w{32}\.\w{32}$/);
    const { headers } = await client.call('check');
    expect(headers.getSetCookie().filter((cookie) => cookie.startsWith('pehchan.known='))).toEqual([]);
  });
});

test('no key in Redis contains the phone, email or address of a try', async () => {
  const user = await buildApproved();
  const client = server.anonymous();
  await signIn(client, user.phone, WRONG);
  const { hashed } = await ask(client, user.email);
  await reset(client, user.email, hashed, '000000', WRONG);
  await client.call('register', { json: accountForm({ phone: user.phone }) });
  const keys = (await redis.keys(redisKey('*'))).join('\n');
  for (const text of [user.phone, user.email, client.address]) expect(keys).not.toContain(text);
  const values = await Promise.all(
    (await redis.keys(redisKey('otp-of', '*'))).map((key) => redis.hVals(key)),
  );
  expect(values.flat().join()).not.toContain(user.email);
});

test('every key in Redis expires, so that strangers cannot fill it', async () => {
  const user = await buildApproved();
  const client = await server.as(user);
  await signIn(server.anonymous(), user.phone, WRONG);
  await ask(server.anonymous(), user.email);
  await client.call('getAllProfiles', { query: { page: 1 } });
  await client.call('register', { json: accountForm({ phone: user.phone }) });
  const keys = await redis.keys(redisKey('*'));
  expect(keys.length).toBeGreaterThan(5);
  // Wait: a key in Redis that another test is creating has no expiry time for a moment.
  await vi.waitFor(async () => {
    const endless = await Promise.all(keys.map(async (key) => ((await redis.ttl(key)) === -1 ? [key] : [])));
    expect(endless.flat().filter((key) => key !== redisKey('session-ages-since'))).toEqual([]);
  });
});

test('made-up references add no security events', async () => {
  const user = await buildApproved();
  await fromEverywhere((client) => reset(client, user.email, 'f'.repeat(64), '000000', WRONG));
  expect(await SecurityEvent.count({ where: { userId: user.id } })).toBe(0);
});
