import { Op } from 'sequelize';
import { describe, expect, test, vi } from 'vitest';
import { redis, redisKey } from '../../src/ground/gateways/redis.ts';
import type { User } from '../../src/identity/accounts/models/user.ts';
import { countReading } from '../../src/register/views/reading-limits.ts';
import { SecurityEvent } from '../../src/identity/security/models/security-event.ts';
import {
  accountForm,
  buildAdmin,
  buildApproved,
  buildProfile,
  buildUser,
  multipart,
  newEmail,
  newPhone,
  newWord,
  PASSWORD,
} from '../support/factories.ts';
import { codeTo } from '../support/outbox.ts';
import { redisNow } from '../support/clocks.ts';
import { haveTaken } from '../support/taken-numbers.ts';
import { type Client, startServer } from '../support/test-server.ts';

/** Tests of an account's security events, which are recorded next to the audit log of administrators. */
const server = await startServer();
const eventsOf = async (userId: number) =>
  (await SecurityEvent.findAll({ where: { userId }, order: ['id'], raw: true })).map(({ event }) => event);

describe('events of an account', () => {
  test('sign-ins and refused ones are recorded with a hash of the network instead of its address', async () => {
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

  test('a requested code, a wrong code and the new password are recorded', async () => {
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

  test('a changed contact and the account’s deletion are recorded, and no edit without a change', async () => {
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
    await save({});
    expect(await eventsOf(user.id)).toEqual(['sign-in']);
    await save({ phone: newPhone() });
    await save({ email: newEmail() });
    await client.call('deleteUser', { params: { id: user.id }, json: { currentPassword: PASSWORD } });
    expect((await eventsOf(user.id)).slice(1, 2)).toEqual(['contact-changed']);
    expect((await eventsOf(user.id)).at(-1)).toBe('account-deleted');
  });

  test('refused reads of hidden records and of administrators’ calls are recorded once a minute', async () => {
    const user = await buildApproved();
    const client = await server.as(user);
    const hidden = await buildProfile({ owner: await buildUser() });
    for (let time = 0; time < 5; time += 1) await client.call('getProfile', { params: { id: hidden.id } });
    await vi.waitFor(async () => expect(await eventsOf(user.id)).toEqual(['sign-in', 'refused']));
    await redis.del(redisKey('noted', 'refused', user.id));
    await client.call('getCounts');
    await vi.waitFor(async () => expect(await eventsOf(user.id)).toEqual(['sign-in', 'refused', 'refused']));
    // A request for a record that does not exist is not recorded as a refusal.
    await redis.del(redisKey('noted', 'refused', user.id));
    await client.call('getProfile', { params: { id: 4_000_000_000 } });
    expect(await eventsOf(user.id)).toHaveLength(3);
  });
});

describe('reached limits', () => {
  test.each(['a photo', 'a number'] as const)(
    'the reached daily limit of %s is recorded, once a minute',
    async (what) => {
      const reader = await buildApproved();
      const client = await server.as(reader);
      if (what === 'a photo') {
        for (let one = 0; one < 600; one += 1) await countReading(reader, 'photo', `before ${one}`);
      } else await haveTaken(reader, 20);
      const { id, photoKey } = await buildProfile({ withPhoto: true });
      const ask = () =>
        what === 'a photo'
          ? client.fetch('GET', `/api/v1/photos/${photoKey}?size=view`)
          : client.call('revealPhone', { params: { id } });
      for (let time = 0; time < 3; time += 1) expect((await ask()).status).toBe(429);
      await vi.waitFor(async () => expect(await eventsOf(reader.id)).toContain('limit'));
      expect((await eventsOf(reader.id)).filter((event) => event === 'limit')).toHaveLength(1);
    },
  );

  test('the reached limit of a visitor is recorded with the network only', async () => {
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

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
type Read = 'view' | 'photo' | 'shownCard';

/** Add this many readings of an account, and date all its readings `ago` milliseconds back. */
async function haveRead(user: User, reading: Read, amount: number, ago: number): Promise<void> {
  const key = redisKey('reading', reading, user.id);
  const read = [...(await redis.zRange(key, 0, -1)), ...Array.from({ length: amount }, () => newWord())];
  const score = (await redisNow()) - ago;
  await redis.zAdd(
    key,
    read.map((value) => ({ value, score })),
  );
  await redis.expire(key, 3600);
}

async function readOne(client: Client, kind: 'cards' | 'views' | 'photos' | 'numbers'): Promise<void> {
  const fullName = newWord();
  const { id, photoKey } = await buildProfile({ fullName, withPhoto: kind === 'photos' });
  if (kind === 'cards') await client.call('getAllProfiles', { query: { page: 1, search: fullName } });
  if (kind === 'views') await client.call('getProfile', { params: { id } });
  if (kind === 'photos') await client.fetch('GET', `/api/v1/photos/${photoKey}?size=view`);
  if (kind === 'numbers') await client.call('revealPhone', { params: { id } });
}
const readers = async () =>
  (await (await server.as(await buildAdmin())).call('getHeavyReaders')).body.readers;
const noticesOf = async (userId: number) =>
  (await SecurityEvent.findAll({ where: { userId }, order: ['id'], raw: true }))
    .filter(({ event }) => event !== 'sign-in')
    .map(({ event, within, amount }) => `${event} ${amount} ${within}`);

describe('heavy reading', () => {
  test.each([
    ['cards', 200, 'hour', 50 * MINUTE],
    ['cards', 400, 'day', 23 * HOUR],
    ['views', 60, 'hour', 50 * MINUTE],
    ['views', 80, 'day', 23 * HOUR],
    ['views', 150, 'week', 6.9 * DAY],
    ['photos', 60, 'hour', 50 * MINUTE],
    ['numbers', 40, 'week', 6.9 * DAY],
  ] as const)('an account that reads many %s is recorded once and listed, from %i within the %s', async (kind, most, within, ago) => {
    const reader = await buildApproved();
    const child = await buildProfile({ owner: reader, fullName: 'RAVI LAL', gender: 'MALE' });
    const client = await server.as(reader);
    const before = most - 2;
    if (kind === 'numbers') await haveTaken(reader, before, ago);
    else await haveRead(reader, ({ cards: 'shownCard', views: 'view', photos: 'photo' } as const)[kind], before, ago);
    await readOne(client, kind);
    expect(await noticesOf(reader.id)).toEqual([]);
    expect((await readers()).find(({ userId }) => userId === reader.id)).toBeUndefined();
    await readOne(client, kind);
    const note = `many-${kind} ${most} ${within}`;
    expect(await noticesOf(reader.id)).toEqual([note]);
    await readOne(client, kind);
    // The event is not repeated even if Redis has lost the key that marks the event as recorded.
    await redis.del(redisKey('much', kind, within, reader.id));
    await readOne(client, kind);
    expect(await noticesOf(reader.id)).toEqual([note]);
    const line = (await readers()).find(({ userId }) => userId === reader.id);
    expect(line).toMatchObject({
      name: reader.fullName,
      village: reader.village,
      noticed: [{ kind, within, amount: most + 2 }],
      candidates: [{ id: child.id, fullname: 'RAVI LAL', fullnameHindi: child.fullNameHindi }],
    });
    expect(Math.abs(Date.parse(line?.since ?? '') - Date.now())).toBeLessThan(MINUTE);
  }); // prettier-ignore

  test('an account that opens few biodata an hour is recorded by its day and its week', async () => {
    const reader = await buildApproved();
    const client = await server.as(reader);
    await haveRead(reader, 'view', 79, 61 * MINUTE);
    await readOne(client, 'views');
    expect(await noticesOf(reader.id)).toEqual(['many-views 80 day']);
    await haveRead(reader, 'view', 69, 2 * DAY);
    await readOne(client, 'views');
    expect(await noticesOf(reader.id)).toEqual(['many-views 80 day', 'many-views 150 week']);
  });

  test('large photos and opened biodata are recorded together', async () => {
    const reader = await buildApproved();
    const client = await server.as(reader);
    await haveRead(reader, 'view', 58, 50 * MINUTE);
    await readOne(client, 'photos');
    await readOne(client, 'views');
    expect(await noticesOf(reader.id)).toEqual(['many-views 60 hour']);
  });

  test('administrators see current counts, a day after an hourly or daily notice and a week after a weekly one', async () => {
    const [byHour, byWeek] = [await buildApproved(), await buildApproved()];
    const at = (days: number) => new Date(Date.now() - days * DAY);
    const note = { network: 'here', amount: 60 } as const;
    await SecurityEvent.bulkCreate([
      { ...note, userId: byHour.id, event: 'many-views', within: 'hour', at: at(1.1) },
      { ...note, userId: byHour.id, event: 'many-cards', within: 'day', at: at(1.1) },
      { ...note, userId: byWeek.id, event: 'many-views', within: 'week', at: at(6.9) },
      // The previous version's events lack `within`, the period in which the account read too much.
      { network: 'here', userId: byWeek.id, event: 'many-photos', at: at(0.5) },
    ]);
    await haveRead(byWeek, 'view', 75, 3 * DAY);
    const all = await readers();
    expect(all.find(({ userId }) => userId === byHour.id)).toBeUndefined();
    expect(all.find(({ userId }) => userId === byWeek.id)).toMatchObject({
      views: 0,
      photos: 0,
      since: expect.stringMatching(/Z$/),
      noticed: [
        { kind: 'views', within: 'week', amount: 75 },
        { kind: 'photos', within: 'hour', amount: 60 },
      ],
    });
  });
});

test('administrators read the security events of an account in pages, newest first', async () => {
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
