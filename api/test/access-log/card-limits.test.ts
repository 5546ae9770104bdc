import { afterAll, describe, expect, test } from 'vitest';
import type { User } from '../../src/identity/accounts/models/user.ts';
import { readWithin } from '../../src/register/views/reading-limits.ts';
import { SecurityEvent } from '../../src/identity/security/models/security-event.ts';
import { startApi } from '../support/api-process.ts';
import {
  buildAdmin,
  buildApproved,
  buildProfile,
  buildProfiles,
  newWord,
  PASSWORD,
} from '../support/factories.ts';
import { type Client, openRedis } from '../support/test-server.ts';

/** The most cards that an account can read in lists. The limit is so low that a test can reach it. */
const CARD_LIMIT = 30;
const FOUND = 45;
await openRedis();
const api = await startApi(
  { CARD_LIMIT: String(CARD_LIMIT), CARD_PHOTO_LIMIT: '2', NOTICE_CARDS_HOUR: '25', NOTICE_CARDS_DAY: '35' },
  afterAll,
);

async function as(user: User): Promise<Client> {
  const client = api.client();
  await client.call('login', { json: { phone: user.phone, password: PASSWORD } });
  return client;
}

/** Build a viewer, and `amount` biodata of another family that a search for one word finds. */
async function searching(amount = FOUND) {
  const word = newWord();
  const rows = Array.from({ length: amount }, (_, index) => ({ fullName: `${word} ${index}` }));
  await buildProfiles(await buildApproved(), rows);
  const reader = await buildApproved();
  const client = await as(reader);
  const page = (number: number, language = 'en') =>
    client.call('getAllProfiles', {
      query: { search: word, page: number, pageSize: 20 },
      headers: { 'Accept-Language': language },
    });
  const whole = () => client.call('getAllProfiles', { query: { search: word } });
  return { word, reader, client, page, whole };
}
const statusOf = async (reply: Promise<{ status: number }>) => (await reply).status;
const eventsOf = async ({ id }: User) =>
  (await SecurityEvent.findAll({ where: { userId: id }, order: ['id'], raw: true }))
    .filter(({ within }) => within !== null)
    .map(({ event, within, amount }) => [event, within, amount]);

describe('cards of other families', () => {
  test('lists show cards up to the limit and on the page that exceeds it, then return 429 until midnight', async () => {
    const { page, client, word } = await searching();
    expect([await statusOf(page(1)), await statusOf(page(2))]).toEqual([200, 200]);
    const refused = await page(3);
    expect([refused.status, refused.body.message]).toEqual([
      429,
      'You saw the biodata of 30 people today. Please continue tomorrow.',
    ]);
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(24 * 60 * 60);
    const inHindi = await page(1, 'hi');
    expect([inHindi.status, inHindi.body.message]).toEqual([
      429,
      'आज आप 30 लोगों के बायोडाटा देख चुके हैं। बाकी कल देखें।',
    ]);
    const query = { search: word, only: 'total', page: 1 };
    expect((await client.call('getAllProfiles', { query })).body.total).toBe(FOUND);
    expect(await statusOf(client.call('getOwnProfiles'))).toBe(200);
  });

  test('a card counts once a day, however often it is shown', async () => {
    const { page, reader } = await searching();
    for (let time = 0; time < 4; time += 1) expect(await statusOf(page(1))).toBe(200);
    expect(await readWithin(reader.id, 'cards', 'day')).toBe(20);
    expect([await statusOf(page(2)), await statusOf(page(3))]).toEqual([200, 429]);
  });

  test('the viewer’s own biodata do not count as cards', async () => {
    const { word, reader, page } = await searching(5);
    await buildProfiles(reader, [{ fullName: `${word} OURS` }, { fullName: `${word} OURS TOO` }]);
    expect((await page(1)).body.profiles).toHaveLength(7);
    expect(await readWithin(reader.id, 'cards', 'day')).toBe(5);
  });

  test('new cards on the shortlist count too, and cards seen today stay on it', async () => {
    const { client, page, word } = await searching();
    const { body } = await page(1);
    const listed = () => client.call('getShortlist');
    await client.call('putOnShortlist', { params: { id: body.profiles[0]?.id ?? 0 }, json: {} });
    await page(2);
    expect((await listed()).body.entries).toHaveLength(1);
    const other = await buildProfile({ fullName: `${word} MORE` });
    await client.call('putOnShortlist', { params: { id: other.id }, json: {} });
    expect(await statusOf(listed())).toBe(429);
  });

  test('parallel requests together show no more cards than the limit', async () => {
    const { client, word, reader } = await searching(60);
    const pages = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        client.call('getAllProfiles', { query: { search: word, page: index + 1, pageSize: 10 } }),
      ),
    );
    expect(pages.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(await readWithin(reader.id, 'cards', 'day')).toBe(CARD_LIMIT);
  });

  test('administrators see any number of cards, without a security event', async () => {
    const { word } = await searching();
    const admin = await buildAdmin();
    const client = await as(admin);
    for (const query of [{ search: word, page: 1, pageSize: 100 }, { search: word }, { search: word }]) {
      expect((await client.call('getAllProfiles', { query })).body.profiles).toHaveLength(FOUND);
    }
    expect(await eventsOf(admin)).toEqual([]);
  });
});

test('a whole list counts all of its rows, and administrators are notified immediately', async () => {
  const { whole, page, reader } = await searching(220);
  expect((await whole()).body.profiles).toHaveLength(220);
  expect(await readWithin(reader.id, 'cards', 'day')).toBe(220);
  expect([await statusOf(whole()), await statusOf(page(1))]).toEqual([429, 429]);
  expect((await eventsOf(reader))[0]).toEqual(['whole-list', 'day', 220]);
});

test('a short whole list is a security event too, and again when it is longer', async () => {
  const { word, client, whole, reader } = await searching(3);
  for (let time = 0; time < 2; time += 1) expect(await statusOf(whole())).toBe(200);
  expect(await eventsOf(reader)).toEqual([['whole-list', 'day', 3]]);
  await buildProfile({ fullName: `${word} MORE` });
  expect(await statusOf(whole())).toBe(200);
  expect(await statusOf(client.call('getAllProfiles', { query: { search: newWord() } }))).toBe(200);
  expect(await eventsOf(reader)).toEqual([['whole-list', 'day', 3], ['whole-list', 'day', 4]]); // prettier-ignore
});

test('many cards are a security event from the numbers in the settings on, once in each period', async () => {
  const { client, reader, word } = await searching(60);
  const page = (number: number) =>
    client.call('getAllProfiles', { query: { search: word, page: number, pageSize: 12 } });
  await page(1);
  await page(2);
  expect(await eventsOf(reader)).toEqual([]);
  await page(3);
  expect(await eventsOf(reader)).toEqual([['many-cards', 'hour', 36], ['many-cards', 'day', 36]]); // prettier-ignore
  const { body } = await (await as(await buildAdmin())).call('getHeavyReaders');
  expect(body.readers.find(({ userId }) => userId === reader.id)).toMatchObject({
    name: reader.fullName,
    village: reader.village,
    noticed: [
      { kind: 'cards', within: 'hour', amount: 36 },
      { kind: 'cards', within: 'day', amount: 36 },
    ],
    candidates: [],
  });
});

test('small photos of both sizes together have the limit of the settings', async () => {
  const client = await as(await buildApproved());
  const keys = await Promise.all(
    [1, 2, 3].map(async () => (await buildProfile({ withPhoto: true })).photoKey),
  );
  const see = async (index: number, size: string) =>
    (await client.fetch('GET', `/api/v1/photos/${keys[index]}?size=${size}`)).status;
  expect([await see(0, 'card'), await see(1, 'table'), await see(0, 'table')]).toEqual([200, 200, 200]);
  expect([await see(2, 'card'), await see(2, 'table'), await see(2, 'view')]).toEqual([429, 429, 200]);
});
