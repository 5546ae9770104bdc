import { callOf } from '@pehchan/contract/calls';
import { type EndpointName, endpoints, url } from '@pehchan/contract/endpoints';
import { describe, expect, test } from 'vitest';
import type { User } from '../src/accounts/models/user.ts';
import { StillLooking } from '../src/biodata/models/still-looking.ts';
import { sequelize } from '../src/database/sequelize.ts';
import { LedgerEntry } from '../src/ledger/models/ledger-entry.ts';
import { Report } from '../src/reports/models/report.ts';
import { ShortlistEntry } from '../src/shortlist/models/shortlist-entry.ts';
import { TABLE } from './call-table.ts';
import { buildAdmin, buildApproved, buildProfile, newPhone, newWord } from './factories.ts';
import { type Client, startServer } from './test-server.ts';

/**
 * Every call of the contract, by a family that has opened a biodata and taken its number, and by an
 * administrator: a reply with the biodata or the number leaves a line, whichever call it is.
 */
const server = await startServer();

const DAY = 24 * 60 * 60 * 1000;
let waited = 1000;

/** A biodata whose text and number are found in a reply, which is in every list that a call may have. */
async function shown(caller: User) {
  const secret = newWord();
  const owner = await buildApproved({ phone: newPhone() });
  const { id, fullName } = await buildProfile({ owner, aboutMe: secret });
  // The question that has waited longest comes first.
  const askedAt = new Date(Date.now() - (waited += 1) * DAY);
  await StillLooking.upsert({ profileId: id, lastSignAt: askedAt, askedAt, reachedAt: askedAt });
  await ShortlistEntry.create({ userId: caller.id, profileId: id });
  const about = { aboutId: caller.id, aboutName: caller.fullName, aboutVillage: caller.village };
  await Report.create({ userId: owner.id, profileId: id, profileName: fullName, ...about, text: 'Calls' });
  return { id, owner, isIn: (text: string) => text.includes(secret) || text.includes(owner.phone) };
}

const linesOf = (profileId: number, viewer: User) =>
  LedgerEntry.findAll({ where: { profileId, viewerId: viewer.id }, order: ['id'], raw: true });
const timesOf = async (profileId: number, viewer: User) =>
  (await linesOf(profileId, viewer)).reduce((sum, { times }) => sum + times, 0);

const look = async (client: Client, id: number) => {
  await client.call('getProfile', { params: { id } });
  await client.call('revealPhone', { params: { id } });
};
/** As if all looks at a biodata had been an hour ago. */
const anHourAgo = (id: number) =>
  sequelize.query(
    'UPDATE ledger_entries SET firstAt = firstAt - INTERVAL 1 HOUR, lastAt = lastAt - INTERVAL 1 HOUR WHERE profileId = ?',
    { replacements: [id] },
  );

/** Each call as the table has it for another's record, once. */
const rows = (Object.keys(TABLE) as EndpointName[]).flatMap((name) => {
  const others = TABLE[name].filter(({ target }) => target !== 'own').map(({ call }) => call);
  return [...new Set(others)].map((call, index) => ({ name, index, call }));
});
/** Calls that gave the biodata or the number, as the test found them. */
const gave = { family: new Set<EndpointName>(), administrator: new Set<EndpointName>() };

describe.each([
  ['family', () => buildApproved({ noticeReadAt: new Date() })],
  ['administrator', () => buildAdmin()],
] as const)('to a %s', (who, build) => {
  test.each(rows)('$name ($index) gives nothing without a line', async ({ name, call }) => {
    const caller = await build();
    const { id, owner, isIn } = await shown(caller);
    const client = await server.as(caller);
    await look(client, id);
    await anHourAgo(id);
    const before = await timesOf(id, caller);
    const sent = (await call?.({ profile: id, user: owner.id, phone: owner.phone })) ?? {};
    const reply = await client.call(name, sent);
    const isFile = callOf(name).file !== undefined && reply.status === 200;
    if (!isFile && !isIn(reply.text)) return;
    gave[who].add(name);
    expect(await timesOf(id, caller), reply.text).toBeGreaterThan(before);
  });

  test('these are the calls that give it', () => {
    const toFamily = ['getProfile', 'revealPhone'];
    const toAdministrator = [
      'exportProfiles', 'exportUsers', 'getAllProfiles', 'getApprovedProfiles', 'getApprovedUsers', 'getFemaleProfiles',
      'getReports', 'getShortlist', 'getToBeCalled', 'getTotalProfiles', 'getUser', 'getUserProfiles', 'getUsers', 'updateUser',
    ]; // prettier-ignore
    const expected = who === 'family' ? toFamily : [...toFamily, ...toAdministrator];
    expect([...gave[who]].sort()).toEqual(expected.sort());
  });
});

test('HEAD of any call that reads is 405, and no look', async () => {
  const admin = await buildAdmin();
  const { id, owner } = await shown(admin);
  const client = await server.as(admin);
  const reads = (Object.keys(endpoints) as EndpointName[]).filter((name) => endpoints[name].method === 'GET');
  for (const name of reads) {
    const isOfAccount = /user/i.test(endpoints[name].path);
    const path = url(name, { id: isOfAccount ? owner.id : id });
    const reply = await client.fetch('HEAD', path);
    expect([path, reply.status, reply.headers.get('allow')]).toEqual([path, 405, 'GET']);
  }
  expect(await linesOf(id, admin)).toEqual([]);
});
