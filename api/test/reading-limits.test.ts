import { afterEach, describe, expect, test, vi } from 'vitest';
import { countReading, type Reading } from '../src/ledger/reading-limits.ts';
import type { User } from '../src/accounts/models/user.ts';
import { findAuditEntries } from '../src/audit/models/audit-entry.ts';
import { buildAdmin, buildApproved, buildProfile, buildProfiles, newWord } from './factories.ts';
import { type Client, startServer } from './test-server.ts';

/** What one account may read in a day in India. */
const server = await startServer();
afterEach(() => vi.useRealTimers());

const AT_ONCE = 200;

/** What was read before, counted as reading counts it. */
async function haveRead(user: User, reading: Reading, amount: number): Promise<void> {
  for (let first = 0; first < amount; first += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, amount - first) }, (_, index) => first + index);
    await Promise.all(some.map((what) => countReading(user, reading, `before ${what}`)));
  }
}
const open = (client: Client, id: number) => client.call('getProfile', { params: { id } });
const reveal = (client: Client, id: number) => client.call('revealPhone', { params: { id } });

describe('in a day an account', () => {
  test('takes twenty numbers, and those it has again', async () => {
    const reader = await buildApproved();
    const client = await server.as(reader);
    const [first, ...others] = await Promise.all(Array.from({ length: 3 }, () => buildProfile()));
    await haveRead(reader, 'reveal', 18);
    expect((await reveal(client, first?.id ?? 0)).status).toBe(200);
    expect((await reveal(client, others[0]?.id ?? 0)).status).toBe(200);
    const refused = await reveal(client, others[1]?.id ?? 0);
    expect([refused.status, refused.body.message]).toEqual([
      429,
      'You have taken 20 numbers today. Please go on tomorrow.',
    ]);
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(24 * 60 * 60);
    expect((await reveal(client, first?.id ?? 0)).status).toBe(200);
  });

  test('opens 300 biodata, and those again', async () => {
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

  test('takes the whole list ten times, and pages without end', async () => {
    const client = await server.as(await buildApproved());
    const search = newWord();
    for (let time = 0; time < 10; time += 1) {
      expect((await client.call('getAllProfiles', { query: { search } })).status).toBe(200);
    }
    const refused = await client.call('getAllProfiles', { query: { search } });
    expect([refused.status, refused.body.message]).toEqual([
      429,
      'You have taken the whole list 10 times today. Please go on tomorrow.',
    ]);
    expect((await client.call('getAllProfiles', { query: { search, page: 1 } })).status).toBe(200);
    expect((await client.call('getOwnProfiles')).status).toBe(200);
  });

  test.each([
    ['view', 'photo', 600, 'You have seen 600 large photos'],
    ['card', 'card', 3000, 'You have seen 3000 photos today.'],
    ['table', 'card', 3000, 'You have seen 3000 photos today.'],
  ] as const)('sees so many photos in the size %s, then a picture that says why', async (size, reading, most, words) => {
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

test('of many at the same moment, no one slips through', async () => {
  const reader = await buildApproved();
  await haveRead(reader, 'reveal', 15);
  const tries = await Promise.allSettled(
    Array.from({ length: 12 }, (_, index) => countReading(reader, 'reveal', `at once ${index}`)),
  );
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
});

test('the day begins at midnight in India, and numbers count for thirty days', async () => {
  const reader = await buildApproved();
  vi.useFakeTimers({ toFake: ['Date'] });
  const at = (time: string) => vi.setSystemTime(new Date(time));
  const take = (what: string) => countReading(reader, 'reveal', what).then(() => 'taken', (error: Error) => error.message);
  for (let day = 1; day <= 5; day += 1) {
    at(`2026-03-0${day}T12:00:00+05:30`);
    for (let number = 0; number < 20; number += 1) expect(await take(`${day}.${number}`)).toBe('taken');
    at(`2026-03-0${day}T23:59:59+05:30`);
    expect(await take('one more')).toBe('429 refused.reading.reveal');
  }
  at('2026-03-06T00:00:01+05:30');
  expect(await take('one more')).toBe('429 refused.reading.reveals');
  at('2026-03-31T12:00:01+05:30');
  expect(await take('one more')).toBe('taken');
}); // prettier-ignore

describe('an administrator', () => {
  test('isn’t limited, and whole lists are written down as exports are', async () => {
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
      { subjectName: 'users', amount: 0 },
      { subjectName: 'biodata', amount: 2 },
      { subjectName: 'biodata', amount: 2 },
    ]);
    expect(own.slice(0, 3).map(({ filters }) => filters?.toLowerCase())).toEqual([
      `search=${search}&status=approved`,
      `gender=female&search=${search}&sort=fullname`,
      `listing=open&search=${search}&status=approved`,
    ]);
  });

  test.each(['exportUsers', 'exportProfiles'] as const)('has %s from our own pages alone', async (name) => {
    const client = await server.as(await buildAdmin());
    const from = async (site: string) =>
      (await client.call(name, { headers: { 'Sec-Fetch-Site': site } })).status;
    for (const site of ['cross-site', 'same-site', 'none']) expect(await from(site), site).toBe(403);
    expect(await from('same-origin')).toBe(200);
  });
});
