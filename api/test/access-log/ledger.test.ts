import type { LedgerLine } from '@pehchan/contract/ledger';
import { describe, expect, test } from 'vitest';
import { AuditEntry } from '../../src/identity/audit/models/audit-entry.ts';
import { ledgerVisits as migration } from '../../src/ground/database/migrations/2026-11-23-31-ledger-visits.ts';
import { removeExpired } from '../../src/ground/database/upkeep.ts';
import { sequelize } from '../../src/ground/database/sequelize.ts';
import { Profile } from '../../src/register/biodata/models/profile.ts';
import { LedgerEntry } from '../../src/register/views/models/ledger-entry.ts';
import { buildAdmin, buildApproved, buildProfile, newWord, PASSWORD } from '../support/factories.ts';
import { type Client, startServer } from '../support/test-server.ts';

const server = await startServer();

const warned = () => ({ noticeReadAt: new Date() });

async function families() {
  const owner = await buildApproved();
  const { id } = await buildProfile({ owner });
  const reader = await buildApproved({ fullName: newWord(), village: 'MAROL', ...warned() });
  return { owner, id, reader, family: await server.as(owner), other: await server.as(reader) };
}
type Families = Awaited<ReturnType<typeof families>>;

const open = (client: Client, id: number) => client.call('getProfile', { params: { id } });
const reveal = (client: Client, id: number) => client.call('revealPhone', { params: { id } });
const read = async (client: Client, id: number, page = 1) =>
  (await client.call('getLedger', { params: { id }, query: { page } })).body;
const unread = async (client: Client) => (await client.call('getOwnProfiles')).body.newInLedger;
const marks = (entries: LedgerLine[]) => entries.map(({ name, isNew }) => [name, isNew]);
const sql = (statement: string, values: unknown[]) => sequelize.query(statement, { replacements: values });
/** Date the family's last visit to its access log so many minutes back. */
const later = (id: number, minutes: number) =>
  sql(
    `UPDATE ledger_visits SET readAt = readAt - INTERVAL ? MINUTE, newSince = newSince - INTERVAL ? MINUTE
     WHERE profileId = ?`,
    [minutes, minutes, id],
  );
const age = (id: number, minutes: number) =>
  sql('UPDATE ledger_entries SET lastAt = lastAt - INTERVAL ? MINUTE WHERE profileId = ?', [minutes, id]);

describe('the access log of a biodata', () => {
  test('a family reads who opened its biodata and who revealed its number, with their numbers, newest first', async () => {
    const { owner, id, reader, family, other } = await families();
    await open(other, id);
    await age(id, 31);
    await open(other, id);
    await reveal(other, id);
    const { entries, ...paging } = await read(family, id);
    const profile = { id, userId: owner.id, fullname: 'PRIYA SUTHAR', fullnameHindi: '' };
    expect(paging).toEqual({ total: 2, page: 1, pageSize: 5, listed: null, profile });
    const of = { userId: reader.id, name: reader.fullName, village: 'MAROL', isGone: false };
    expect(entries).toMatchObject([
      { ...of, kind: 'reveal', phone: reader.phone, times: 1 },
      { ...of, kind: 'view', phone: null, times: 2 },
    ]);
    const [, view] = entries;
    expect(Date.parse(view?.lastAt ?? '')).toBeGreaterThan(Date.parse(view?.firstAt ?? ''));
  });

  test('a line has one open biodata of the viewer’s family, of the other gender and without a look at it', async () => {
    const { id, reader, family, other } = await families();
    await buildProfile({ owner: reader, gender: 'FEMALE' });
    const son = await buildProfile({
      owner: reader,
      gender: 'MALE',
      fullName: 'VIKAS MALI',
      withPhoto: true,
    });
    await buildProfile({ owner: reader, gender: 'MALE', listing: 'paused' });
    await open(other, id);
    const candidate = async () => (await read(family, id)).entries[0]?.candidate;
    expect(await candidate()).toEqual({
      profileId: son.id,
      fullname: 'VIKAS MALI',
      fullnameHindi: '',
      gender: 'MALE',
      age: expect.any(Number) as number,
      image: `/api/v1/photos/${son.photoKey}`,
    });
    const looks = await LedgerEntry.count({ where: { profileId: son.id } });
    expect(looks).toBe(0);
    await other.call('hideFamily', { params: { id: (await read(family, id)).profile.userId } });
    expect(await candidate()).toBeNull();
  });

  test('a line has no biodata for an administrator, for a rejected family, and of a rejected viewer', async () => {
    const { id, owner, reader, family, other } = await families();
    await buildProfile({ owner: reader, gender: 'MALE' });
    await open(other, id);
    const office = await server.as(await buildAdmin());
    const candidates = async (client: Client) =>
      (await read(client, id)).entries
        .filter(({ kind }) => kind === 'view')
        .map(({ candidate }) => candidate);
    expect(await candidates(office)).toEqual([null]);
    expect(await candidates(family)).toMatchObject([{ gender: 'MALE' }]);
    await Profile.update({ ownerStatus: 'rejected' }, { where: { userId: reader.id } });
    expect(await candidates(family)).toEqual([null]);
    await Profile.update({ ownerStatus: 'approved' }, { where: { userId: reader.id } });
    await owner.update({ status: 'rejected' });
    expect(await candidates(family)).toEqual([null]);
  });

  test('a family reads its access log in pages of five', async () => {
    const { id, family } = await families();
    const names: string[] = [];
    for (let index = 0; index < 6; index += 1) {
      const reader = await buildApproved({ fullName: newWord(), ...warned() });
      await open(await server.as(reader), id);
      names.unshift(reader.fullName);
    }
    const pages = [await read(family, id, 1), await read(family, id, 2), await read(family, id, 3)];
    expect(pages.map(({ total }) => total)).toEqual([6, 6, 6]);
    expect(pages.map(({ entries }) => entries.map(({ name }) => name))).toEqual([
      names.slice(0, 5),
      names.slice(5),
      [],
    ]);
  });

  test('a family reads of a look by an account that skipped the notice', async () => {
    const { id, family } = await families();
    const reader = await buildApproved();
    await open(await server.as(reader), id);
    const line = { kind: 'view', name: reader.fullName, times: 1 };
    expect(await read(family, id)).toMatchObject({ total: 1, entries: [line] });
  });

  test('a family does not read an old look by an account that had not read the notice', async () => {
    const { id, family } = await families();
    const reader = await buildApproved();
    const other = await server.as(reader);
    await open(other, id);
    await read(family, id);
    await LedgerEntry.update({ kind: 'unwarned' }, { where: { profileId: id } });
    expect([await read(family, id), await unread(family)]).toMatchObject([{ total: 0, entries: [] }, []]);
  });

  test('a family reads of an administrator’s look without a name', async () => {
    const { id, family } = await families();
    await open(await server.as(await buildAdmin()), id);
    const { entries } = await read(family, id);
    const nobody = { userId: null, name: null, village: null, phone: null, isGone: false };
    expect(entries).toMatchObject([{ kind: 'administrator', ...nobody }]);
  });

  test('an administrator’s look at all biodata of a family is in the access log of each', async () => {
    const { id, owner, family } = await families();
    const second = await buildProfile({ owner });
    const office = await server.as(await buildAdmin());
    await office.call('getUserProfiles', { params: { id: owner.id }, query: { page: 1, pageSize: 1 } });
    for (const one of [id, second.id]) {
      expect((await read(family, one)).entries).toMatchObject([{ kind: 'administrator', name: null }]);
    }
  });

  test('a family reads a rejected account’s line without its number, and a deleted one’s with name and village', async () => {
    const { id, reader, family, other } = await families();
    await open(other, id);
    await reveal(other, id);
    await reader.update({ status: 'rejected' });
    expect((await read(family, id)).entries).toMatchObject([
      { kind: 'reveal', name: reader.fullName, phone: null, isGone: false },
      { kind: 'view', name: reader.fullName },
    ]);
    await reader.update({ status: 'approved' });
    await other.call('deleteUser', { params: { id: reader.id }, json: { currentPassword: PASSWORD } });
    const gone = { userId: reader.id, name: reader.fullName, village: 'MAROL', phone: null, isGone: true };
    expect((await read(family, id)).entries).toMatchObject([gone, gone]);
  });

  test('a rejected family reads no numbers in its access log', async () => {
    const { id, owner, family, other, reader } = await families();
    await reveal(other, id);
    await owner.update({ status: 'rejected' });
    expect((await read(family, id)).entries).toMatchObject([{ name: reader.fullName, phone: null }]);
  });

  test('the access log of another family returns 404, as for a biodata that does not exist', async () => {
    const { id, other } = await families();
    const replies = await Promise.all(
      [id, 4_000_000_000].map((id) => other.call('getLedger', { params: { id } })),
    );
    expect(replies.map(({ status, body }) => [status, body.message])).toEqual([
      [404, 'Not found.'],
      [404, 'Not found.'],
    ]);
  });
});

describe('new lines of the access log', () => {
  const second = async ({ id }: Families) => {
    const reader = await buildApproved({ fullName: newWord(), ...warned() });
    await open(await server.as(reader), id);
    return reader.fullName;
  };

  test('new lines are counted for the home screen until the family reads them, and marked in the access log', async () => {
    const met = await families();
    const { id, family, other, reader } = met;
    expect(await unread(family)).toEqual([]);
    await open(other, id);
    await reveal(other, id);
    expect(await unread(family)).toEqual([{ profileId: id, lines: 2 }]);
    const { entries } = await read(family, id);
    expect(marks(entries)).toEqual([
      [reader.fullName, true],
      [reader.fullName, true],
    ]);
    expect(await unread(family)).toEqual([]);

    await age(id, 30);
    await later(id, 20);
    const name = await second(met);
    expect(await unread(family)).toEqual([{ profileId: id, lines: 1 }]);
    expect(marks((await read(family, id)).entries)).toEqual([
      [name, true],
      [reader.fullName, false],
      [reader.fullName, false],
    ]);
  });

  test('a new line stays marked for as long as the family’s visit continues', async () => {
    const { id, family, other, reader } = await families();
    await open(other, id);
    for (const minutes of [9, 9, 9]) {
      expect(marks((await read(family, id)).entries)).toEqual([[reader.fullName, true]]);
      await age(id, minutes);
      await later(id, minutes);
    }
    await later(id, 2);
    await age(id, 2);
    expect(marks((await read(family, id)).entries)).toEqual([[reader.fullName, false]]);
  });

  test('lines that an administrator reads stay new for the family', async () => {
    const { id, owner, family, other, reader } = await families();
    await open(other, id);
    const admin = await buildAdmin();
    const { entries } = await read(await server.as(admin), id);
    expect(marks(entries)).toEqual([
      [null, false],
      [reader.fullName, false],
    ]);
    const [line] = await AuditEntry.findAll({ where: { userId: owner.id }, raw: true });
    expect(line).toMatchObject({ action: 'read-ledger', actorId: admin.id, subjectId: id });
    expect(await unread(family)).toEqual([{ profileId: id, lines: 2 }]);
    expect((await read(family, id)).entries).toMatchObject([
      { kind: 'administrator', name: null, isNew: true },
      { kind: 'view', isNew: true },
    ]);
  });
});

test('a line of the access log is kept for a year after its last look', async () => {
  const { id, family, other } = await families();
  await open(other, id);
  await reveal(other, id);
  const days = (amount: number, kind: string) =>
    sql('UPDATE ledger_entries SET lastAt = lastAt - INTERVAL ? DAY WHERE profileId = ? AND kind = ?', [
      amount,
      id,
      kind,
    ]);
  await days(364, 'view');
  await days(367, 'reveal');
  await removeExpired(process.env['DATABASE_URL'] ?? '');
  expect((await read(family, id)).entries).toMatchObject([{ kind: 'view' }]);
});

test('the upgrade keeps previous looks as far as they are known to be after the notice', async () => {
  const [early, late, never] = [await buildApproved(), await buildApproved(), await buildApproved()];
  const { id, family } = await families();
  const at = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  await migration.down(sequelize.getQueryInterface());
  await LedgerEntry.bulkCreate(
    [early, late, never].map(({ id: viewerId, fullName: viewerName }) => ({
      profileId: id,
      viewerId,
      viewerName,
      viewerVillage: 'DHAN' as const,
      kind: 'view' as const,
      phone: null,
      firstAt: at(60),
      lastAt: at(10),
      times: 4,
    })),
  );
  await early.update({ noticeReadAt: at(90) });
  await late.update({ noticeReadAt: at(30) });
  await migration.up(sequelize.getQueryInterface());
  const { entries } = await read(family, id);
  const told = entries.map(({ userId, times, firstAt, lastAt }) => [userId, times, firstAt === lastAt]);
  expect(new Map(told.map(([userId, ...line]) => [userId, line]))).toEqual(
    new Map([
      [early.id, [4, false]],
      [late.id, [1, true]],
    ]),
  );
});
