import { callOf } from '@pehchan/contract/calls';
import { type EndpointName, endpoints, url } from '@pehchan/contract/endpoints';
import { expect, test } from 'vitest';
import type { User } from '../src/accounts/models/user.ts';
import { StillLooking } from '../src/biodata/models/still-looking.ts';
import { sequelize } from '../src/database/sequelize.ts';
import { LedgerEntry } from '../src/ledger/models/ledger-entry.ts';
import { Report } from '../src/reports/models/report.ts';
import { ShortlistEntry } from '../src/shortlist/models/shortlist-entry.ts';
import { TABLE } from './call-table.ts';
import { databaseNow } from './clocks.ts';
import { buildAdmin, buildApproved, buildProfile, newWord } from './factories.ts';
import { startServer } from './test-server.ts';

/**
 * Every call of the contract, by a family that has opened a biodata and taken its number, and by an
 * administrator: a reply with the biodata or the number leaves a line, whichever call it is.
 */
const server = await startServer();

const HOUR = 60 * 60 * 1000;
let waited = 24_000;

/**
 * A biodata that the caller opened an hour ago, with its number. Its text and number are found in a reply; it
 * is the first of every list that a call may have.
 */
async function seenBy(caller: User) {
  const secret = newWord();
  const owner = await buildApproved();
  const { id, fullName, phone } = await buildProfile({ owner, aboutMe: secret });
  const now = await databaseNow();
  const at = new Date(now - HOUR);
  const look = { profileId: id, viewerId: caller.id, viewerName: caller.fullName, firstAt: at, lastAt: at };
  const { village: viewerVillage, phone: viewerPhone } = caller;
  const about = { aboutId: caller.id, aboutName: caller.fullName, aboutVillage: viewerVillage };
  // The question that has waited longest comes first.
  const askedAt = new Date(now - (waited += 1) * HOUR);
  await Promise.all([
    LedgerEntry.create({ ...look, viewerVillage, kind: 'view', phone: null }),
    LedgerEntry.create({ ...look, viewerVillage, viewerPhone, kind: 'reveal', phone }),
    StillLooking.upsert({ profileId: id, lastSignAt: askedAt, askedAt, reachedAt: askedAt }),
    ShortlistEntry.create({ userId: caller.id, profileId: id }),
    Report.create({ userId: owner.id, profileId: id, profileName: fullName, ...about, text: 'Calls' }),
  ]);
  return { id, owner, isIn: (text: string) => text.includes(secret) || text.includes(phone) };
}

const looksOf = async (profileId: number, { id: viewerId }: User) =>
  (await LedgerEntry.sum<number | null, LedgerEntry>('times', { where: { profileId, viewerId } })) ?? 0;
/** As if all looks at a biodata had been an hour before. */
const anHourAgo = (id: number) =>
  sequelize.query('UPDATE ledger_entries SET lastAt = lastAt - INTERVAL 1 HOUR WHERE profileId = ?', {
    replacements: [id],
  });

const isRead = (name: EndpointName) => endpoints[name].method === 'GET';

/** Each call as the table has it for another's record, once; first those that leave the record as it is. */
const rows = (Object.keys(TABLE) as EndpointName[])
  .flatMap((name) => {
    const others = TABLE[name].filter(({ target }) => target !== 'own');
    const changes = !isRead(name) && others.some(({ target }) => target !== 'none');
    return [...new Set(others.map(({ call }) => call))].map((call) => ({ name, call, changes }));
  })
  .sort((one, other) => Number(one.changes) - Number(other.changes));

const GIVE_FAMILIES: EndpointName[] = ['getProfile', 'revealPhone'];
const GIVE_ADMINISTRATORS: EndpointName[] = [
  ...GIVE_FAMILIES, 'exportProfiles', 'exportUsers', 'getAllProfiles', 'getApprovedProfiles', 'getApprovedUsers',
  'getFemaleProfiles', 'getReports', 'getShortlist', 'getToBeCalled', 'getTotalProfiles', 'getUser', 'getUserProfiles',
  'getUsers', 'updateUser',
]; // prettier-ignore

/** Callers that ask beside one another; each finds its own lines. */
const AT_ONCE = 6;

/**
 * Asks each of these calls, and expects a line of each that gives the biodata or the number.
 * @returns the names of those that give it
 */
async function askAll(caller: User, asked: typeof rows): Promise<EndpointName[]> {
  const gave: EndpointName[] = [];
  let client = await server.as(caller);
  let seen = await seenBy(caller);
  for (const { name, call, changes } of asked) {
    if (changes) seen = await seenBy(caller);
    const { id, owner, isIn } = seen;
    const before = await looksOf(id, caller);
    const reply = await client.call(name, await call?.({ profile: id, user: owner.id, phone: owner.phone }));
    const isFile = callOf(name).file !== undefined && reply.status === 200;
    if (isFile || isIn(reply.text)) {
      gave.push(name);
      expect([name, (await looksOf(id, caller)) > before], reply.text).toEqual([name, true]);
      await anHourAgo(id);
    }
    // Some end the session, or begin another account's.
    if (!isRead(name) && reply.status < 300) client = await server.still(client, caller);
  }
  return gave;
}

test.each([
  ['a family', () => buildApproved({ noticeReadAt: new Date() }), GIVE_FAMILIES],
  ['an administrator', () => buildAdmin(), GIVE_ADMINISTRATORS],
] as const)('each call that gives %s a biodata or a number leaves a line, and no other gives one', async (_, build, give) => {
  const gave = await Promise.all(
    Array.from({ length: AT_ONCE }, async (_, caller) =>
      askAll(await build(), rows.filter((_, index) => index % AT_ONCE === caller)),
    ),
  );
  expect([...new Set(gave.flat())].sort()).toEqual([...give].sort());
}); // prettier-ignore

/** Asks each of these calls of one biodata and its account. */
async function askOf(names: EndpointName[], method: string, headers = {}) {
  const admin = await buildAdmin();
  const { id, owner } = await seenBy(admin);
  const client = await server.as(admin);
  const replies = await Promise.all(
    names.map(async (name) => {
      const path = url(name, { id: /user/i.test(endpoints[name].path) ? owner.id : id });
      const reply = await client.fetch(method, path, { headers });
      await reply.arrayBuffer();
      return [name, reply.status, reply.headers.get('allow')];
    }),
  );
  return { replies, looks: await looksOf(id, admin) };
}

test('HEAD of any call that reads is 405, and no look', async () => {
  const reads = (Object.keys(endpoints) as EndpointName[]).filter(isRead);
  expect(await askOf(reads, 'HEAD')).toEqual({ replies: reads.map((name) => [name, 405, 'GET']), looks: 2 });
});

test('a browser is refused ahead of time what an administrator’s line would be for', async () => {
  const reads = [...GIVE_ADMINISTRATORS, 'getLedger' as const].filter(isRead);
  const asked = await askOf(reads, 'GET', { 'Sec-Purpose': 'prefetch' });
  expect(asked).toEqual({ replies: reads.map((name) => [name, 403, null]), looks: 2 });
});
