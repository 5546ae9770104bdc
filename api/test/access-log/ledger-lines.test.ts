import { describe, expect, test } from 'vitest';
import { MarkCode } from '../../src/identity/accounts/models/mark-code.ts';
import { AuditEntry } from '../../src/identity/audit/models/audit-entry.ts';
import { ledgerLines as migration } from '../../src/ground/database/migrations/2026-11-26-11-ledger-lines.ts';
import { sequelize } from '../../src/ground/database/sequelize.ts';
import { LedgerEntry } from '../../src/register/views/models/ledger-entry.ts';
import { BATCH } from '../../src/ground/lists/listing.ts';
import { PhotoServing } from '../../src/register/photos/models/photo-serving.ts';
import { eachUserExported } from '../../src/features/review/list-replies.ts';
import { startApi } from '../support/api-process.ts';
import {
  accountForm,
  buildAdmin,
  buildApproved,
  buildProfile,
  buildUsers,
  multipart,
  newPhone,
  newWord,
  PASSWORD,
  storePhoto,
} from '../support/factories.ts';
import { type Client, startServer } from '../support/test-server.ts';

const server = await startServer();

async function meet() {
  const owner = await buildApproved();
  const profile = await buildProfile({ owner, withPhoto: true });
  const reader = await buildApproved({ fullName: newWord(), village: 'MAROL', noticeReadAt: new Date() });
  return { owner, id: profile.id, profile, reader, other: await server.as(reader) };
}

const open = (client: Client, id: number) => client.call('getProfile', { params: { id } });
const reveal = (client: Client, id: number) => client.call('revealPhone', { params: { id } });
const photo = (client: Client, key: string | null, query = '?size=view', headers = {}) =>
  client.send('GET', `/api/v1/photos/${key}${query}`, { headers });
const ledgerOf = async (owner: { phone: string }, id: number) =>
  (await (await server.as(owner)).call('getLedger', { params: { id } })).body;
const linesOf = (profileId: number) =>
  LedgerEntry.findAll({ where: { profileId }, order: ['id'], raw: true });
const sql = (statement: string, ...values: unknown[]) => sequelize.query(statement, { replacements: values });
/** Move all lines of a biodata's access log back by so many minutes. */
const age = (id: number, minutes: number) =>
  sql(
    `UPDATE ledger_entries SET firstAt = firstAt - INTERVAL ? MINUTE, lastAt = lastAt - INTERVAL ? MINUTE
     WHERE profileId = ?`,
    minutes,
    minutes,
    id,
  );

describe('a look', () => {
  test('a look counts once in 30 minutes, with its reloads and its large photo', async () => {
    const { id, profile, other } = await meet();
    await open(other, id);
    await photo(other, profile.photoKey);
    await age(id, 20);
    await open(other, id);
    expect(await linesOf(id)).toMatchObject([{ kind: 'view', times: 1 }]);
    await age(id, 11);
    await photo(other, profile.photoKey);
    await open(other, id);
    expect(await linesOf(id)).toMatchObject([{ kind: 'view', times: 2 }]);
  });

  test('a look counts once for several requests at the same moment', async () => {
    const { id, profile, other } = await meet();
    const asked = Array.from({ length: 8 }, () => [open(other, id), photo(other, profile.photoKey)]);
    await Promise.all(asked.flat());
    expect(await linesOf(id)).toMatchObject([{ kind: 'view', times: 1 }]);
  });

  test('a look is in the access log when the process is killed right after its reply', async () => {
    const reader = await buildApproved();
    const profiles = await Promise.all(Array.from({ length: 12 }, () => buildProfile({ withPhoto: true })));
    const api = await startApi();
    const client = api.client();
    await client.call('login', { json: { phone: reader.phone, password: PASSWORD } });
    const replies = await Promise.all(
      profiles.map(({ id, photoKey }, index) => (index % 2 ? photo(client, photoKey) : open(client, id))),
    );
    await api.stop('SIGKILL');
    expect(replies.map(({ status }) => status)).toEqual(profiles.map(() => 200));
    for (const { id } of profiles) {
      expect(await linesOf(id)).toMatchObject([{ kind: 'view', viewerId: reader.id }]);
    }
  });
});

describe('a viewer whose name or number changed', () => {
  const rename = async (client: Client, { id, phone }: { id: number; phone: string }, fields: object) => {
    const { password, ...form } = accountForm({ phone, ...fields });
    const reply = await client.call('updateUser', {
      params: { id },
      form: await multipart({ ...form, currentPassword: password }, null),
    });
    expect(reply.status, reply.text).toBe(200);
  };

  test('a renamed viewer has another line, and each line keeps the name and village of its look', async () => {
    const { owner, id, reader, other } = await meet();
    const [first, second] = [reader.fullName, newWord()];
    await open(other, id);
    await rename(other, reader, { name: second, village: 'DHAN' });
    await open(other, id);
    await rename(other, reader, { name: first, village: 'MAROL' });
    await open(other, id);
    const { entries, total } = await ledgerOf(owner, id);
    expect(total).toBe(2);
    expect(entries.map(({ name, village, times }) => [name, village, times])).toEqual(
      expect.arrayContaining([
        [first, 'MAROL', 1],
        [second, 'DHAN', 1],
      ]),
    );
  });

  test('a viewer has another line when its names differ only by an accent', async () => {
    const { id, reader, other } = await meet();
    await open(other, id);
    await reader.update({ fullName: `${reader.fullName}É` });
    await open(other, id);
    await reader.update({ fullName: reader.fullName.replace('É', 'E') });
    await open(other, id);
    expect(await linesOf(id)).toHaveLength(3);
  });

  test('a viewer finds a biodata once after revealing its number under two names', async () => {
    const { profile, reader, other } = await meet();
    const search = newWord();
    await profile.update({ fullName: search });
    for (const fullName of [reader.fullName, newWord()]) {
      await reader.update({ fullName });
      await reveal(other, profile.id);
    }
    const { body } = await other.call('getAllProfiles', { query: { page: 1, search } });
    expect(body.profiles.map(({ id, phoneTaken }) => [id, phoneTaken])).toEqual([[profile.id, true]]);
  });

  test('each line keeps the number that the viewer had at that time', async () => {
    const { owner, id, reader, other } = await meet();
    const [before, after] = [reader.phone, newPhone()];
    await reveal(other, id);
    await age(id, 31);
    await reader.update({ phone: after });
    await reveal(other, id);
    const { entries } = await ledgerOf(owner, id);
    expect(entries.map(({ kind, phone }) => [kind, phone])).toEqual([
      ['reveal', after],
      ['reveal', before],
    ]);
  });

  test('a viewer has another line for a new number of the biodata', async () => {
    const { id, profile, other } = await meet();
    const [before, after] = [profile.phone, newPhone()];
    await reveal(other, id);
    await profile.update({ phone: after });
    await reveal(other, id);
    expect((await linesOf(id)).map(({ phone }) => phone)).toEqual([before, after]);
  });
});

describe('a large photo', () => {
  test.each([
    ['?size=view', {}],
    ['', {}],
    ['?size=view', { Range: 'bytes=0-99' }],
    ['?size=view', { 'If-None-Match': '*' }],
    ['?size=view', { 'If-None-Match': '"any"', 'If-Modified-Since': new Date().toUTCString() }],
  ])(
    'a large photo (%s) with the headers %j writes a line, as the opened biodata does',
    async (query, headers) => {
      const { owner, id, profile, reader, other } = await meet();
      expect((await photo(other, profile.photoKey, query, headers)).status).toBe(200);
      const { entries } = await ledgerOf(owner, id);
      expect(entries).toMatchObject([{ kind: 'view', name: reader.fullName, times: 1 }]);
    },
  );

  test('a large photo writes a line for an administrator, and none for its own family', async () => {
    const { owner, id, profile } = await meet();
    await photo(await server.as(owner), profile.photoKey);
    expect(await linesOf(id)).toEqual([]);
    await photo(await server.as(await buildAdmin()), profile.photoKey);
    expect(await linesOf(id)).toMatchObject([{ kind: 'administrator' }]);
  });

  test('a large photo of an account writes a line for each of its biodata', async () => {
    const { owner, id, other } = await meet();
    const second = await buildProfile({ owner });
    await owner.update({ photoKey: await storePhoto() });
    expect((await photo(other, owner.photoKey)).status).toBe(200);
    for (const one of [id, second.id]) expect(await linesOf(one)).toMatchObject([{ kind: 'view' }]);
  });

  test('a photo in the sizes of lists writes no line', async () => {
    const { id, profile, other } = await meet();
    for (const size of ['card', 'table']) await photo(other, profile.photoKey, `?size=${size}`);
    expect(await linesOf(id)).toEqual([]);
  });

  test('HEAD of a photo returns 405 in every size, and writes no line', async () => {
    const { id, profile, other } = await meet();
    for (const query of ['', '?size=view', '?size=card']) {
      const { status, headers } = await other.fetch('HEAD', `/api/v1/photos/${profile.photoKey}${query}`);
      expect([status, headers.get('allow')]).toEqual([405, 'GET']);
    }
    expect(await linesOf(id)).toEqual([]);
  });
});

test.each<Record<string, string>>([
  { 'Sec-Purpose': 'prefetch' },
  { 'Sec-Purpose': 'prefetch;prerender' },
  { Purpose: 'prefetch' },
])(
  'a browser that prefetches with %j gets lists, and no reply that the access log records',
  async (headers) => {
    const { id, profile, other } = await meet();
    expect((await other.call('getProfile', { params: { id }, headers })).status).toBe(403);
    expect((await photo(other, profile.photoKey, '?size=view', headers)).status).toBe(403);
    expect((await photo(other, profile.photoKey, '?size=card', headers)).status).toBe(200);
    expect((await other.call('getAllProfiles', { query: { page: 1 }, headers })).status).toBe(200);
    expect(await linesOf(id)).toEqual([]);
  },
);

describe('a line that can’t be written', () => {
  /** Send every call that returns a biodata or a number, and return the statuses of the replies. */
  async function ways() {
    const { owner, id, profile, other } = await meet();
    const administrator = await server.as(await buildAdmin());
    const replies = await Promise.all([
      open(other, id),
      photo(other, profile.photoKey),
      reveal(other, id),
      open(administrator, id),
      administrator.call('getLedger', { params: { id } }),
      administrator.call('getUserProfiles', { params: { id: owner.id } }),
      administrator.call('getTotalProfiles', { query: { page: 1 } }),
      administrator.call('getUsers', { query: { page: 1 } }),
      administrator.call('exportProfiles', { query: {} }),
    ]);
    for (const { text } of replies) expect(text).not.toContain(profile.phone);
    return replies.map(({ status }) => status);
  }
  const unavailable = Array.from({ length: 9 }, () => 503);

  test('every call whose line cannot be written returns 503, as without a database', async () => {
    await sql(
      `CREATE TRIGGER refuse_looks BEFORE INSERT ON ledger_entries FOR EACH ROW
       SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'refused on purpose'`,
    );
    try {
      expect(await ways()).toEqual(unavailable);
    } finally {
      await sql('DROP TRIGGER refuse_looks');
    }
    const { id, other } = await meet();
    expect((await open(other, id)).status).toBe(200);
  });
});

describe('a line of an administrator', () => {
  test('an export writes a line for each biodata, and the family reads that it was an export', async () => {
    const { owner, id } = await meet();
    const second = await buildProfile({ owner });
    const admin = await buildAdmin();
    const own = await buildProfile({ owner: admin });
    const administrator = await server.as(admin);
    expect((await administrator.call('exportProfiles', { query: {} })).status).toBe(200);
    const lines = await LedgerEntry.findAll({ where: { viewerId: admin.id }, raw: true });
    const of = (profileId: number) => lines.find((line) => line.profileId === profileId);
    expect([of(id), of(second.id)]).toMatchObject([{ kind: 'exported' }, { kind: 'exported' }]);
    expect(of(own.id)).toBeUndefined();
    expect(new Set(lines.map(({ firstAt }) => firstAt.getTime())).size).toBe(1);
    const { entries } = await ledgerOf(owner, id);
    expect(entries).toMatchObject([{ kind: 'administrator', isExport: true, name: null, isNew: true }]);
    const [audit] = await AuditEntry.findAll({ where: { actorId: admin.id }, raw: true });
    // The audit entry also counts the administrator's own biodata, whose access log gets no line.
    expect(audit).toMatchObject({ action: 'exported', amount: lines.length + 1 });
  });

  test('a whole list of biodata or accounts writes the same lines as an export', async () => {
    for (const name of ['getTotalProfiles', 'getUsers', 'exportUsers'] as const) {
      const { owner, id } = await meet();
      const administrator = await server.as(await buildAdmin());
      expect((await administrator.call(name, { query: {} })).status).toBe(200);
      expect((await ledgerOf(owner, id)).entries).toMatchObject([{ isExport: true }]);
    }
  });

  test('no line is written for a biodata that is added while the list is sent', async () => {
    const word = newWord();
    const owner = await buildApproved({ fullName: word });
    // The export sends newer accounts first, so that this owner is in its second batch.
    await buildUsers(Array.from({ length: BATCH }, () => ({ fullName: word })));
    const admin = await buildAdmin();
    const sent = eachUserExported(admin, {}, { search: word });
    await sent.next();
    const { id } = await buildProfile({ owner });
    for await (const rest of sent) expect(rest).toMatchObject([{ id: owner.id, profiles: [] }]);
    expect(await linesOf(id)).toEqual([]);
  });

  test('administrators who read lists in pages are counted without lines, and nothing is marked as new', async () => {
    const { owner, id } = await meet();
    const family = await server.as(owner);
    expect((await ledgerOf(owner, id)).listed).toBeNull();
    for (const admin of [await buildAdmin(), await buildAdmin()]) {
      const administrator = await server.as(admin);
      for (const name of ['getTotalProfiles', 'getUsers'] as const) {
        await administrator.call(name, { query: { page: 1 } });
      }
    }
    expect((await family.call('getOwnProfiles')).body.newInLedger).toEqual([]);
    expect(await ledgerOf(owner, id)).toMatchObject({ total: 0, listed: { administrators: 2 } });
  });
});

test('the access log counts families that saw the photo in lists from five on, without its own and administrators', async () => {
  const { owner, id, profile } = await meet();
  const photoKey = profile.photoKey ?? '';
  const serve = async (viewer: { id: number }, size: 'card' | 'table' | 'view') =>
    PhotoServing.note([{ photoKey, size, code: await MarkCode.of(viewer.id) }], '2026-03-02');
  const sum = async () => (await ledgerOf(owner, id)).photoFamilies;
  expect(await sum()).toBeNull();
  for (let seen = 0; seen < 4; seen += 1) await serve(await buildApproved(), 'card');
  for (const uncounted of [owner, await buildAdmin()]) await serve(uncounted, 'card');
  await serve(await buildApproved(), 'view');
  expect(await sum()).toBeNull();
  const fifth = await buildApproved();
  await serve(fifth, 'card');
  await serve(fifth, 'table');
  expect(await sum()).toBe(5);
  const without = await buildProfile({ owner });
  expect((await ledgerOf(owner, without.id)).photoFamilies).toBeUndefined();
});

test('lines of the previous version stay, with the viewer’s current number', async () => {
  const { owner, id, reader, other } = await meet();
  await open(other, id);
  await reveal(other, id);
  await reader.update({ fullName: newWord() });
  await open(other, id);
  await migration.down(sequelize.getQueryInterface());
  const [kinds] = await sql('SELECT kind FROM ledger_entries WHERE profileId = ? ORDER BY kind', id);
  expect(kinds).toEqual([{ kind: 'reveal' }, { kind: 'view' }]);
  await migration.up(sequelize.getQueryInterface());
  const { entries } = await ledgerOf(owner, id);
  expect(entries.find(({ kind }) => kind === 'reveal')?.phone).toBe(reader.phone);
});
