import { today } from '@pehchan/contract/common';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { redis, redisKey } from '../../src/ground/gateways/redis.ts';
import { LedgerEntry } from '../../src/register/views/models/ledger-entry.ts';
import { revealPhone } from '../../src/features/viewing/commands/reveal-phone.ts';
import { countReading, type Reading, readWithin } from '../../src/register/views/reading-limits.ts';
import type { User } from '../../src/identity/accounts/models/user.ts';
import { findAuditEntries } from '../../src/identity/audit/models/audit-entry.ts';
import { startApi } from '../support/api-process.ts';
import { databaseNow, redisNow } from '../support/clocks.ts';
import {
  buildAdmin,
  buildApproved,
  buildProfile,
  buildProfiles,
  newPhone,
  newWord,
  PASSWORD,
} from '../support/factories.ts';
import { haveTaken } from '../support/taken-numbers.ts';
import { type Client, startServer } from '../support/test-server.ts';

/** Tests of an account's daily reading limits; a day is in Indian time. */
const server = await startServer();

const AT_ONCE = 200;

/** Record readings of an account, as if earlier requests had made them. */
async function haveRead(user: User, reading: Reading, amount: number): Promise<void> {
  for (let first = 0; first < amount; first += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, amount - first) }, (_, index) => first + index);
    await Promise.all(some.map((what) => countReading(user, reading, `before ${what}`)));
  }
}

const DAY = 24 * 60 * 60 * 1000;

const open = (client: Client, id: number) => client.call('getProfile', { params: { id } });
const reveal = (client: Client, id: number) => client.call('revealPhone', { params: { id } });

describe('daily limits', () => {
  test('an account reveals twenty phone numbers a day, and those again', async () => {
    const reader = await buildApproved();
    const client = await server.as(reader);
    const [first, ...others] = await Promise.all(Array.from({ length: 3 }, () => buildProfile()));
    await haveTaken(reader, 18);
    expect((await reveal(client, first?.id ?? 0)).status).toBe(200);
    expect((await reveal(client, others[0]?.id ?? 0)).status).toBe(200);
    const refused = await reveal(client, others[1]?.id ?? 0);
    expect([refused.status, refused.body.message]).toEqual([
      429,
      'You asked for 20 numbers today. Please continue tomorrow.',
    ]);
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(24 * 60 * 60);
    expect((await reveal(client, first?.id ?? 0)).status).toBe(200);
  });

  test('an account opens 300 biodata a day, and those again', async () => {
    const reader = await buildApproved();
    const client = await server.as(reader);
    const [seen, next] = [await buildProfile(), await buildProfile()];
    await haveRead(reader, 'view', 299);
    expect((await open(client, seen.id)).status).toBe(200);
    const refused = await client.call('getProfile', {
      params: { id: next.id },
      headers: { 'Accept-Language': 'hi' },
    });
    expect([refused.status, refused.body.message]).toEqual([429, 'आज आप 300 बायोडाटा खोल चुके हैं। बाकी कल देखें।']);
    expect((await open(client, seen.id)).status).toBe(200);
    const own = await buildProfile({ owner: reader });
    expect((await open(client, own.id)).status).toBe(200);
  });

  test('an account reads the whole list ten times a day, and any number of pages', async () => {
    const client = await server.as(await buildApproved());
    const search = newWord();
    for (let time = 0; time < 10; time += 1) {
      expect((await client.call('getAllProfiles', { query: { search } })).status).toBe(200);
    }
    const refused = await client.call('getAllProfiles', { query: { search } });
    expect([refused.status, refused.body.message]).toEqual([
      429,
      'You loaded the whole list 10 times today. Please continue tomorrow.',
    ]);
    expect((await client.call('getAllProfiles', { query: { search, page: 1 } })).status).toBe(200);
    expect((await client.call('getOwnProfiles')).status).toBe(200);
  });

  test.each([
    ['view', 'photo', 600, 'You saw 600 large photos'],
    ['card', 'cardPhoto', 600, 'You saw 600 photos today.'],
    ['table', 'cardPhoto', 600, 'You saw 600 photos today.'],
  ] as const)('an account sees 600 photos of the size %s in a day, then a picture that gives the reason', async (size, reading, most, words) => {
    const reader = await buildApproved();
    const client = await server.as(reader);
    const [seen, next] = [await buildProfile({ withPhoto: true }), await buildProfile({ withPhoto: true })];
    await haveRead(reader, reading, most - 1);
    const see = (key: string | null) => client.fetch('GET', `/api/v1/photos/${key}?size=${size}`);
    expect((await see(seen.photoKey)).headers.get('content-type')).toBe('image/webp');
    const refused = await see(next.photoKey);
    expect([refused.status, refused.headers.get('content-type')]).toEqual([429, 'image/svg+xml; charset=utf-8']);
    expect([refused.headers.get('cache-control'), refused.headers.get('etag')]).toEqual(['no-store', null]);
    expect((await refused.text()).replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')).toContain(words);
    expect((await see(seen.photoKey)).status).toBe(200);
  }); // prettier-ignore
});

const taking = (reader: User, amount: number) =>
  Promise.allSettled(
    Array.from({ length: amount }, async () => revealPhone(reader, (await buildProfile()).id)),
  );
const takenOf = (tries: PromiseSettledResult<unknown>[]) =>
  tries.filter(({ status }) => status === 'fulfilled').length;

test('many parallel requests reveal exactly twenty numbers', async () => {
  const reader = await buildApproved();
  await haveTaken(reader, 15);
  expect(takenOf(await taking(reader, 12))).toBe(5);
  expect(await LedgerEntry.count({ where: { viewerId: reader.id } })).toBe(20);
});

test('revealed numbers stay counted when Redis has lost the account’s keys', async () => {
  const reader = await buildApproved();
  await haveTaken(reader, 90, 2 * DAY);
  expect(takenOf(await taking(reader, 5))).toBe(5);
  const keys = await redis.keys(redisKey('*', reader.id));
  if (keys.length > 0) await redis.del(keys);
  const again = await taking(reader, 8);
  expect(takenOf(again)).toBe(5);
  expect(again.filter((one) => one.status === 'rejected').map(({ reason }) => String(reason))).toEqual(
    Array.from({ length: 3 }, () => 'HttpError: 429 refused.reading.reveals'),
  );
});

test('a family’s changed phone number counts again, once', async () => {
  const reader = await buildApproved();
  const profile = await buildProfile();
  await revealPhone(reader, profile.id);
  await LedgerEntry.update(
    { firstAt: new Date((await databaseNow()) - 40 * DAY) },
    { where: { viewerId: reader.id } },
  );
  await haveTaken(reader, 19);
  await profile.update({ phone: newPhone() });
  for (let time = 0; time < 2; time += 1) {
    expect((await revealPhone(reader, profile.id)).contact).toMatchObject({ phone: profile.phone });
  }
  expect(takenOf(await taking(reader, 1))).toBe(0);
});

/** Change the times of an account's readings to those of `timeOf`. */
async function haveReadAt(user: User, reading: Reading, timeOf: (what: string) => number): Promise<void> {
  const key = redisKey('reading', reading, user.id);
  for (const what of await redis.zRange(key, 0, -1)) {
    await redis.zAdd(key, { value: what, score: timeOf(what) });
  }
}
const take = async (reader: User) =>
  revealPhone(reader, (await buildProfile()).id).then(() => 'taken', (error: Error) => error.message); // prettier-ignore
const wereTakenAt = (reader: User, at: number) =>
  LedgerEntry.update({ firstAt: new Date(at) }, { where: { viewerId: reader.id } });

test('the daily limit of numbers resets at midnight in India', async () => {
  const reader = await buildApproved();
  const midnight = Date.parse(`${today()}T00:00:00+05:30`);
  await haveTaken(reader, 20);
  await wereTakenAt(reader, midnight);
  expect(await take(reader)).toBe('429 refused.reading.reveal');
  await wereTakenAt(reader, midnight - 1);
  for (let number = 0; number < 20; number += 1) expect(await take(reader)).toBe('taken');
  expect(await take(reader)).toBe('429 refused.reading.reveal');
});

test('biodata opened late in the evening count for the next morning’s notice, and not for its limit', async () => {
  const reader = await buildApproved();
  await haveRead(reader, 'view', 300);
  await haveReadAt(reader, 'view', () => Date.parse(`${today()}T00:00:00+05:30`) - 1);
  await countReading(reader, 'view', 'one more');
  expect(await readWithin(reader.id, 'views', 'day')).toBe(301);
});

test('a process counts a biodata once for each day', async () => {
  const reader = await buildApproved();
  await countReading(reader, 'view', 'one');
  await redis.del(redisKey('reading', 'view', reader.id));
  expect(await countReading(reader, 'view', 'one')).toEqual([]);
  expect(await readWithin(reader.id, 'views', 'day')).toBe(0);

  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  vi.advanceTimersByTime(24 * 60 * 60 * 1000);
  await countReading(reader, 'view', 'one');
  expect(await readWithin(reader.id, 'views', 'day')).toBe(1);
});

test('a revealed number counts for thirty days towards the monthly limit', async () => {
  const reader = await buildApproved();
  await haveTaken(reader, 99, 3 * DAY);
  const oldest = await buildProfile();
  await revealPhone(reader, oldest.id);
  const where = { viewerId: reader.id, profileId: oldest.id };
  for (const [days, outcome] of [[0, '429 refused.reading.reveals'], [29.99, '429 refused.reading.reveals'], [30.01, 'taken']] as const) {
    await LedgerEntry.update({ firstAt: new Date((await databaseNow()) - days * DAY) }, { where });
    expect(await take(reader), String(days)).toBe(outcome);
  }
}); // prettier-ignore

/** Start another API process with a clock that differs by this many hours. */
const apiThatIsOff = (hours: number) => {
  const off = `const { Date } = globalThis; const now = () => Date.now() + ${hours * 3_600_000};
    globalThis.Date = class extends Date {
      constructor(...given) { super(...(given.length > 0 ? given : [now()])); }
      static now = now;
    };`;
  return startApi({ NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(off)}` });
};

test('processes whose clocks differ by a day share limits, and write the same time into the access log', async () => {
  const reader = await buildApproved({ noticeReadAt: new Date() });
  const clients: Client[] = [];
  for (const hours of [13, -13]) {
    const client = (await apiThatIsOff(hours)).client();
    await client.call('login', { json: { phone: reader.phone, password: PASSWORD } });
    clients.push(client);
  }
  await haveTaken(reader, 18);
  for (const client of clients) {
    const { id } = await buildProfile();
    expect((await reveal(client, id)).status).toBe(200);
    const [line] = await LedgerEntry.findAll({ where: { profileId: id, viewerId: reader.id }, raw: true });
    expect(Math.abs((await databaseNow()) - Number(line?.lastAt))).toBeLessThan(60_000);
  }
  const { id } = await buildProfile();
  for (const client of clients) {
    const refused = await reveal(client, id);
    expect([refused.status, refused.body.message]).toEqual([
      429,
      'You asked for 20 numbers today. Please continue tomorrow.',
    ]);
    const ends = (await redisNow()) + 1000 * Number(refused.headers.get('retry-after'));
    expect((ends + 5.5 * 3_600_000) % (24 * 3_600_000)).toBeLessThan(60_000);
  }
});

describe('administrators', () => {
  test('an administrator has no reading limit, and each whole list is in the audit log like an export', async () => {
    const admin = await buildAdmin();
    const client = await server.as(admin);
    const word = newWord();
    await buildProfiles(await buildApproved(), [{ fullName: `${word} ONE` }, { fullName: `${word} TWO` }]);
    for (let time = 0; time < 11; time += 1) {
      expect((await client.call('getAllProfiles', { query: { search: word } })).status).toBe(200);
    }
    await client.call('getFemaleProfiles', { query: { search: word, sort: 'fullname' } });
    await client.call('getUsers', { query: { search: word, status: 'approved' } });
    await client.call('getTotalProfiles', { query: { search: word, page: 1 } });
    const { rows } = await findAuditEntries({ action: 'exported', pageSize: 100 });
    const own = rows.filter(({ actorId }) => actorId === admin.id);
    expect(own).toHaveLength(13);
    const search = word.toLowerCase();
    expect(own.slice(0, 3)).toMatchObject([
      { subjectName: 'users', amount: 1 },
      { subjectName: 'biodata', amount: 2 },
      { subjectName: 'biodata', amount: 2 },
    ]);
    expect(own.slice(0, 3).map(({ filters }) => filters?.toLowerCase())).toEqual([
      `search=${search}&status=approved`,
      `gender=female&search=${search}&sort=fullname`,
      `listing=open&search=${search}&status=approved`,
    ]);
  });

  test.each(['exportUsers', 'exportProfiles'] as const)(
    'an administrator gets %s only from the site’s own pages',
    async (name) => {
      const client = await server.as(await buildAdmin());
      const from = async (site: string) =>
        (await client.call(name, { headers: { 'Sec-Fetch-Site': site } })).status;
      for (const site of ['cross-site', 'same-site', 'none']) expect(await from(site), site).toBe(403);
      expect(await from('same-origin')).toBe(200);
    },
  );
});
