import { Op } from 'sequelize';
import { describe, expect, test, vi } from 'vitest';
import { redis, redisKey } from '../src/gateways/redis.ts';
import { countReading } from '../src/ledger/reading-limits.ts';
import { SecurityEvent } from '../src/security/models/security-event.ts';
import {
  accountForm,
  buildAdmin,
  buildApproved,
  buildProfile,
  buildUser,
  multipart,
  newEmail,
  newPhone,
  PASSWORD,
} from './factories.ts';
import { codeTo } from './outbox.ts';
import { startServer } from './test-server.ts'; // prettier-ignore

/** What is written down of an account beside the acts of administrators. */
const server = await startServer();
const eventsOf = async (userId: number) =>
  (await SecurityEvent.findAll({ where: { userId }, order: ['id'], raw: true })).map(({ event }) => event);

describe('an account’s', () => {
  test('sign-ins and refusals, with a network that is no address', async () => {
    const user = await buildApproved();
    const client = server.anonymous();
    for (const password of ['not this one', PASSWORD]) {
      await client.call('login', { json: { phone: user.phone, password } });
    }
    const rows = await SecurityEvent.findAll({ where: { userId: user.id }, order: ['id'], raw: true });
    expect(rows.map(({ event }) => event)).toEqual(['sign-in-refused', 'sign-in']);
    const [first, second] = rows.map(({ network }) => network);
    expect(first).toMatch(/^[0-9a-f]{16}$/);
    expect(second).toBe(first);
    await server.as(user);
    const third = (await SecurityEvent.findAll({ where: { userId: user.id }, order: ['id'], raw: true })).at(
      -1,
    );
    expect(third?.network).not.toBe(first);
  });

  test('codes, wrong ones and the new password', async () => {
    const user = await buildApproved();
    const client = server.anonymous();
    const { body } = await client.call('forgotPassword', { json: { email: user.email } });
    const params = { email: user.email, hashed: body.hashed };
    await client.call('resetPassword', { params, json: { password: 'a new password', otp: '000000' } });
    expect(await eventsOf(user.id)).toEqual(['code-asked', 'reset-refused']);
    const json = { password: 'a new password', otp: await codeTo(user.email) };
    expect((await client.call('resetPassword', { params, json })).status).toBe(200);
    expect((await eventsOf(user.id)).slice(2)).toEqual(['password-reset']);
  });

  test('changed contact, and nothing of an edit that changes none; its end outlives it', async () => {
    const user = await buildApproved();
    const client = await server.as(user);
    const save = async (fields: object) => {
      const { password: currentPassword, ...form } = accountForm({
        phone: user.phone,
        email: user.email,
        ...fields,
      });
      const reply = await client.call('updateUser', {
        params: { id: user.id },
        form: await multipart({ ...form, currentPassword }, null),
      });
      expect(reply.status, reply.text).toBe(200);
    };
    await save({ name: 'Somebody Else' });
    expect(await eventsOf(user.id)).toEqual(['sign-in']);
    await save({ phone: newPhone() });
    await save({ email: newEmail() });
    await client.call('deleteUser', { params: { id: user.id }, json: { currentPassword: PASSWORD } });
    expect((await eventsOf(user.id)).slice(1, 2)).toEqual(['contact-changed']);
    expect((await eventsOf(user.id)).at(-1)).toBe('account-deleted');
  });

  test('tries at others’ records and at what isn’t for it, each once a minute', async () => {
    const user = await buildApproved();
    const client = await server.as(user);
    const hidden = await buildProfile({ owner: await buildUser() });
    for (let time = 0; time < 5; time += 1) await client.call('getProfile', { params: { id: hidden.id } });
    await vi.waitFor(async () => expect(await eventsOf(user.id)).toEqual(['sign-in', 'refused']));
    await redis.del(redisKey('noted', 'refused', user.id));
    await client.call('getCounts');
    await vi.waitFor(async () => expect(await eventsOf(user.id)).toEqual(['sign-in', 'refused', 'refused']));
    // What simply isn't there is nobody's.
    await redis.del(redisKey('noted', 'refused', user.id));
    await client.call('getProfile', { params: { id: 4_000_000_000 } });
    expect(await eventsOf(user.id)).toHaveLength(3);
  });
});

describe('whoever has had enough', () => {
  const AS_MANY = { 'a photo': 600, 'a number': 20 } as const;
  test.each(['a photo', 'a number'] as const)('of %s for today is noted, once a minute', async (what) => {
    const reader = await buildApproved();
    const client = await server.as(reader);
    const reading = what === 'a photo' ? 'photo' : 'reveal';
    for (let one = 0; one < AS_MANY[what]; one += 1) await countReading(reader, reading, `before ${one}`);
    const { id, photoKey } = await buildProfile({ withPhoto: true });
    const ask = () =>
      what === 'a photo'
        ? client.fetch('GET', `/api/v1/photos/${photoKey}?size=view`)
        : client.call('revealPhone', { params: { id } });
    for (let time = 0; time < 3; time += 1) expect((await ask()).status).toBe(429);
    await vi.waitFor(async () => expect(await eventsOf(reader.id)).toContain('limit'));
    expect((await eventsOf(reader.id)).filter((event) => event === 'limit')).toHaveLength(1);
  });

  test('without an account is noted by the network alone', async () => {
    const before = (await SecurityEvent.max<number, SecurityEvent>('id')) ?? 0;
    const client = server.anonymous();
    const ask = () => client.call('login', { json: { phone: newPhone(), password: PASSWORD } });
    let status = 401;
    while (status === 401) ({ status } = await ask());
    expect(status).toBe(429);
    const where = { id: { [Op.gt]: before }, event: 'limit' };
    const noted = () => SecurityEvent.findAll({ where, raw: true });
    const ofTheNetwork = { userId: null, network: expect.stringMatching(/^[0-9a-f]{16}$/) as string };
    await vi.waitFor(async () => expect(await noted()).toEqual([expect.objectContaining(ofTheNetwork)]));
  });
});

describe('from 60 within an hour', () => {
  test.each([
    ['view', 'many-views', { views: 60, photos: 0 }],
    ['photo', 'many-photos', { views: 0, photos: 60 }],
  ] as const)('of %s there is an event, once, and a line for administrators', async (reading, event, amounts) => {
    const reader = await buildApproved();
    const client = await server.as(reader);
    for (let what = 0; what < 59; what += 1) {
      expect(await countReading(reader, reading, `before ${what}`)).toEqual({ isMany: false });
    }
    const readers = async () => (await (await server.as(await buildAdmin())).call('getHeavyReaders')).body.readers;
    expect((await readers()).find(({ userId }) => userId === reader.id)).toBeUndefined();
    const look = async () => {
      const { id, photoKey } = await buildProfile({ withPhoto: true });
      if (reading === 'view') await client.call('getProfile', { params: { id } });
      else await client.fetch('GET', `/api/v1/photos/${photoKey}?size=view`);
    };
    await look();
    expect(await eventsOf(reader.id)).toEqual(['sign-in', event]);
    const line = (await readers()).find(({ userId }) => userId === reader.id);
    expect(line).toMatchObject({ name: reader.fullName, village: reader.village, ...amounts });
    expect(Math.abs(Date.parse(line?.since ?? '') - Date.now())).toBeLessThan(60_000);
    await look();
    expect(await eventsOf(reader.id)).toEqual(['sign-in', event]);
  }); // prettier-ignore
});

test('administrators read them by account, a page at a time, newest first', async () => {
  const user = await buildApproved();
  for (let time = 0; time < 3; time += 1) await server.as(user);
  const admin = await server.as(await buildAdmin());
  const read = async (page: number) =>
    (await admin.call('getSecurityEvents', { params: { id: user.id }, query: { page, pageSize: 2 } })).body;
  const [first, second] = [await read(1), await read(2)];
  expect([first.total, first.entries.length, second.entries.length]).toEqual([3, 2, 1]);
  const ids = [...first.entries, ...second.entries].map(({ id }) => id);
  expect(ids).toEqual(ids.toSorted((a, b) => b - a));
  expect(first.entries[0]).toMatchObject({ event: 'sign-in', network: expect.stringMatching(/^\w{16}$/) });
});
