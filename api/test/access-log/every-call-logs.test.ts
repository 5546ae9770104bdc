import { callOf } from '@pehchan/contract/calls';
import { type EndpointName, endpoints, url } from '@pehchan/contract/endpoints';
import { expect, test } from 'vitest';
import type { User } from '../../src/identity/accounts/models/user.ts';
import { StillLooking } from '../../src/register/biodata/models/still-looking.ts';
import { sequelize } from '../../src/ground/database/sequelize.ts';
import { LedgerEntry } from '../../src/register/views/models/ledger-entry.ts';
import { Report } from '../../src/features/reports/models/report.ts';
import { ShortlistEntry } from '../../src/register/biodata/models/shortlist-entry.ts';
import { TABLE } from '../support/call-table.ts';
import { databaseNow } from '../support/clocks.ts';
import { buildAdmin, buildApproved, buildProfile, newWord } from '../support/factories.ts';
import { startServer } from '../support/test-server.ts';

/**
 * Make every call of the contract as an administrator, and as a family that has opened a biodata and its
 * number. Each reply with the biodata or the number must write a line in the access log.
 */
const server = await startServer();

const HOUR = 60 * 60 * 1000;
let waited = 24_000;

/**
 * Create a biodata that the caller opened an hour ago, and of which the caller then revealed the number.
 * Every list has this biodata first; its text and number identify it in a reply.
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
  // The list of families to call begins with the one that was asked “still looking?” longest ago.
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
/** Move all lines of a biodata's access log back by an hour. */
const anHourAgo = (id: number) =>
  sequelize.query('UPDATE ledger_entries SET lastAt = lastAt - INTERVAL 1 HOUR WHERE profileId = ?', {
    replacements: [id],
  });

const isRead = (name: EndpointName) => endpoints[name].method === 'GET';

/** Each call of the access table for another account's record; calls that change the record are last. */
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

/** The number of parallel callers. Each has its own lines in access logs. */
const CALLERS = 6;

/**
 * Send these calls, and expect an access log line for each reply with the biodata or the number.
 * @returns the names of the calls with such replies
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
    // Sign in again if the call ended the session, or started one of another account.
    if (!isRead(name) && reply.status < 300) client = await server.still(client, caller);
  }
  return gave;
}

test.each([
  ['a family', () => buildApproved({ noticeReadAt: new Date() }), GIVE_FAMILIES],
  ['an administrator', () => buildAdmin(), GIVE_ADMINISTRATORS],
] as const)('each call that gives %s a biodata or a number writes a line in the access log, and no other call gives one', async (_, build, give) => {
  const gave = await Promise.all(
    Array.from({ length: CALLERS }, async (_, caller) =>
      askAll(await build(), rows.filter((_, index) => index % CALLERS === caller)),
    ),
  );
  expect([...new Set(gave.flat())].sort()).toEqual([...give].sort());
}); // prettier-ignore

/** Send each of these calls as an administrator, for one biodata and its owner. */
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

test('HEAD of any reading call returns 405, and writes no line in the access log', async () => {
  const reads = (Object.keys(endpoints) as EndpointName[]).filter(isRead);
  expect(await askOf(reads, 'HEAD')).toEqual({ replies: reads.map((name) => [name, 405, 'GET']), looks: 2 });
});

test('prefetching returns 403 for each call that writes an administrator’s line in the access log', async () => {
  const reads = [...GIVE_ADMINISTRATORS, 'getLedger' as const].filter(isRead);
  const asked = await askOf(reads, 'GET', { 'Sec-Purpose': 'prefetch' });
  expect(asked).toEqual({ replies: reads.map((name) => [name, 403, null]), looks: 2 });
});
