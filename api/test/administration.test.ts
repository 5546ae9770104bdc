import type { AuditReply } from '@pehchan/contract/audit';
import { latestBirth, today, VILLAGES } from '@pehchan/contract/common';
import { type EndpointName, endpoints } from '@pehchan/contract/endpoints';
import { AGE_BANDS, type StatisticsReply } from '@pehchan/contract/overview';
import type { UsersReply } from '@pehchan/contract/review';
import type { SystemReply } from '@pehchan/contract/site';
import { beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../src/database/transaction.ts';
import { AuditEntry } from '../src/audit/models/audit-entry.ts';
import type { User } from '../src/accounts/models/user.ts';
import {
  accountForm, biodataForm, buildAdmin, buildApproved, buildProfile, buildUser, buildUsers, multipart,
  newEmail, newPhone, newWord,
} from './factories.ts'; // prettier-ignore
import { type Client, startServer } from './test-server.ts';

const server = await startServer();
let admin: Client;
let actor: User;

beforeAll(async () => {
  actor = await buildAdmin({ fullName: 'THE ADMIN' });
  admin = await server.as(actor);
});

describe('the accounts of one standing', () => {
  const found = async (query: Record<string, string>, name: EndpointName = 'getUsers') => {
    const { body } = await admin.call<UsersReply>(name, { query: { page: 1, pageSize: 100, ...query } });
    return { ids: body.users.map(({ id }) => id), total: body.total };
  };

  test('are found by the filter of the list of all, counted with and without a search', async () => {
    const word = newWord();
    const [pending, rejected] = [
      await buildUser({ fullName: word }),
      await buildUser({ fullName: word, status: 'rejected' }),
    ];
    expect(await found({ search: word, status: 'rejected' })).toEqual({ ids: [rejected.id], total: 1 });
    expect(await found({ search: word, status: 'pending' })).toEqual({ ids: [pending.id], total: 1 });
    expect((await found({ search: word, status: '' })).total).toBe(2);
    const before = (await found({ status: 'rejected' })).total;
    await buildUser({ status: 'rejected' });
    expect((await found({ status: 'rejected' })).total).toBe(before + 1);
  });

  test('narrowed to another standing are none', async () => {
    await buildApproved();
    expect(await found({ status: 'rejected' }, 'getApprovedUsers')).toEqual({ ids: [], total: 0 });
    expect((await found({ status: 'approved' }, 'getApprovedUsers')).total).toBeGreaterThan(0);
  });

  test('refuse a standing that there is none of, and name it', async () => {
    const reply = await admin.call('getUsers', { query: { page: 1, status: 'gone' } });
    expect([reply.status, Object.keys(reply.body.fields ?? {})]).toEqual([400, ['status']]);
  });

  test('are sorted by how long they have had it, a page at a time and whole', async () => {
    const word = newWord();
    const day = (number: number) => new Date(Date.UTC(2026, 0, number));
    const made: User[] = [];
    for (const since of [3, 1, 2, 1]) made.push(await buildUser({ fullName: word, statusSince: day(since) }));
    const [third, first, second, alsoFirst] = made.map(({ id }) => id);
    const query = { search: word, sort: 'standingSince' };
    expect((await found(query, 'getPendingUsers')).ids).toEqual([first, alsoFirst, second, third]);
    expect((await found({ ...query, order: 'desc' })).ids).toEqual([third, second, alsoFirst, first]);
  });

  test('sorted so and asked for whole come once each, over more than one batch', async () => {
    const word = newWord();
    const since = (index: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, 0, index % 7));
    await buildUsers(
      Array.from({ length: 210 }, (_, index) => ({ fullName: word, statusSince: since(index) })),
    );
    for (const order of ['asc', 'desc']) {
      const { body } = await admin.call<UsersReply>('getUsers', {
        query: { search: word, sort: 'standingSince', order },
      });
      const moments = body.users.map(({ standingSince }) => standingSince);
      expect(new Set(body.users.map(({ id }) => id)).size).toBe(210);
      expect(moments).toEqual(order === 'asc' ? moments.toSorted() : moments.toSorted().reverse());
    }
  });
});

describe('the history of one account', () => {
  const history = async (userId: number, query: Record<string, number> = {}) =>
    (await admin.call<AuditReply>('getAudit', { query: { userId, pageSize: 100, ...query } })).body;

  test('is what was done to it and to its biodata, by whom, newest first', async () => {
    const user = await buildUser({ fullName: 'HISTORY SUTHAR' });
    const profile = await buildProfile({ owner: user, fullName: 'HIS DAUGHTER' });
    await admin.call('approveUser', { params: { id: user.id } });
    const { password: _, ...fields } = accountForm({ name: 'NEW NAME' });
    await admin.call('updateUser', { params: { id: user.id }, form: await multipart(fields, null) });
    await admin.call('updateProfile', {
      params: { id: profile.id },
      form: await multipart(biodataForm({ fullname: 'NEW DAUGHTER' }), null),
    });
    await admin.call('deleteProfile', { params: { id: profile.id } });
    await admin.call('deleteUser', { params: { id: user.id } });
    const { entries, total } = await history(user.id);
    expect(total).toBe(5);
    const ofUser = { subjectKind: 'user', subjectId: user.id };
    const ofProfile = { subjectKind: 'profile', subjectId: profile.id };
    const by = { actorId: actor.id, actorName: 'THE ADMIN', userId: user.id };
    expect(entries).toMatchObject([
      { action: 'delete-user', subjectName: 'NEW NAME', ...ofUser, ...by },
      { action: 'delete-profile', subjectName: 'NEW DAUGHTER', ...ofProfile, ...by },
      { action: 'edit-profile', subjectName: 'NEW DAUGHTER', ...ofProfile, ...by },
      {
        action: 'edit-user',
        subjectName: 'NEW NAME',
        changed: ['name', 'email', 'phone'],
        ...ofUser,
        ...by,
      },
      {
        action: 'standing',
        subjectName: 'HISTORY SUTHAR',
        from: 'pending',
        to: 'approved',
        ...ofUser,
        ...by,
      },
    ]);
    const second = await history(user.id, { page: 2, pageSize: 2 });
    expect(second.entries.map(({ action }) => action)).toEqual(['edit-profile', 'edit-user']);
  });

  test('has nothing of a biodata that happens to have the account’s number', async () => {
    const other = await buildProfile();
    const user = await buildUser();
    const subject = { id: user.id, fullName: 'X', userId: other.userId };
    await inTransaction((transaction) => AuditEntry.record(actor, 'edit-profile', subject, {}, transaction));
    expect((await history(user.id)).entries).toEqual([]);
    expect((await history(other.userId)).entries).toMatchObject([
      { action: 'edit-profile', subjectId: user.id },
    ]);
  });

  test('refuses what is no account’s number', async () => {
    for (const userId of ['0', 'x', '-1', '99999999999']) {
      const reply = await admin.call('getAudit', { query: { userId } });
      expect([reply.status, Object.keys(reply.body.fields ?? {})], userId).toEqual([400, ['userId']]);
    }
  });
});

describe('an administrator’s account, edited by another one,', () => {
  const formOf = ({ fullName, fatherName, email, phone, village }: User) => ({
    name: fullName,
    Father: fatherName,
    email,
    phone,
    village,
  });
  const edit = async (client: Client, user: User, change: Record<string, string>, photo = false) =>
    client.call('updateUser', {
      params: { id: user.id },
      form: await multipart({ ...formOf(user), ...change }, photo ? { field: 'imageFile' } : null),
    });
  const lastChange = async ({ id }: User) =>
    (await admin.call<AuditReply>('getAudit', { query: { userId: id, pageSize: 1 } })).body.entries[0]
      ?.changed;

  test.each([
    ['email', () => ({ email: newEmail() })],
    ['phone', () => ({ phone: newPhone() })],
  ])('keeps its %s, by which one signs in or asks for a new password', async (_, change) => {
    const other = await buildAdmin();
    const { status, body } = await edit(admin, other, { name: 'NEW NAME', ...change() }, true);
    expect([status, body.message]).toEqual([
      403,
      'An administrator’s email and mobile number can be changed by that administrator alone.',
    ]);
    const before = { ...formOf(other), photoKey: null };
    await other.reload();
    expect({ ...formOf(other), photoKey: other.photoKey }).toEqual(before);
    expect(await lastChange(other)).toBeUndefined();
  });

  test('keeps them also when its role was withdrawn by nothing but its standing', async () => {
    const other = await buildAdmin({ status: 'rejected' });
    expect((await edit(admin, other, { email: newEmail() })).status).toBe(403);
  });

  test('takes everything else, and the log says which fields', async () => {
    const other = await buildAdmin();
    expect((await edit(admin, other, { name: 'new name', village: 'MAROL' }, true)).status).toBe(200);
    expect(await lastChange(other)).toEqual(['name', 'village', 'image']);
    expect((await other.reload()).fullName).toBe('NEW NAME');
    expect((await edit(admin, other, { email: other.email.toUpperCase() })).status).toBe(200);
    expect(await lastChange(other)).toEqual([]);
  });

  test('is its holder’s to change, and a member’s is any administrator’s', async () => {
    const other = await buildAdmin();
    const change = { email: newEmail(), phone: newPhone() };
    expect((await edit(await server.as(other), other, change)).status).toBe(200);
    expect(await other.reload()).toMatchObject(change);
    const member = await buildUser();
    expect((await edit(admin, member, { email: newEmail(), phone: newPhone() })).status).toBe(200);
    expect(await lastChange(member)).toEqual(['email', 'phone']);
  });
});

describe('GET /admin/statistics', () => {
  const statistics = async () => (await admin.call<StatisticsReply>('getStatistics')).body;
  const WEEK = 7 * 24 * 60 * 60 * 1000;

  test('has 26 weeks that begin on Monday in India, the last under way', async () => {
    const { weeks } = await statistics();
    expect(weeks).toHaveLength(26);
    const mondays = weeks.map(({ monday }) => Date.parse(`${monday}T00:00:00Z`));
    for (const [index, monday] of mondays.entries()) {
      expect(new Date(monday).getUTCDay()).toBe(1);
      if (index > 0) expect(monday - (mondays[index - 1] ?? 0)).toBe(WEEK);
    }
    const now = Date.parse(`${today()}T00:00:00Z`);
    expect(now - (mondays.at(-1) ?? 0)).toBeGreaterThanOrEqual(0);
    expect(now - (mondays.at(-1) ?? 0)).toBeLessThan(WEEK);
  });

  test('counts a registration in the week that it was in India, and none from before', async () => {
    const before = (await statistics()).weeks;
    const midnight = (index: number) => Date.parse(`${before[index]?.monday}T00:00:00+05:30`);
    for (const instant of [midnight(0) - 1, midnight(0), midnight(4) - 1, midnight(4), midnight(5) - 1]) {
      await buildUser({ createdAt: new Date(instant) });
    }
    const after = (await statistics()).weeks;
    const more = after.map(({ registrations }, index) => registrations - (before[index]?.registrations ?? 0));
    expect(more).toEqual(more.map((_, index) => [1, 0, 0, 1, 2][index] ?? 0));
  });

  test('counts approvals, and no other move', async () => {
    const before = (await statistics()).weeks.at(-1)?.approvals ?? 0;
    const user = await buildUser();
    for (const name of ['approveUser', 'rejectUser', 'approveUser', 'pendUser'] as const) {
      await admin.call(name, { params: { id: user.id } });
    }
    expect((await statistics()).weeks.at(-1)?.approvals).toBe(before + 2);
  });

  test('counts biodata by village and gender, all eleven in their order', async () => {
    const before = (await statistics()).villages;
    expect(before.map(({ village }) => village)).toEqual(VILLAGES);
    const owner = await buildUser({ village: 'PAMERA' });
    await buildProfile({ owner, gender: 'MALE' });
    await buildProfile({ owner, gender: 'FEMALE' });
    await buildProfile({ owner, gender: 'FEMALE' });
    const more = (await statistics()).villages.map(({ village, male, female }, index) => [
      village,
      male - (before[index]?.male ?? 0),
      female - (before[index]?.female ?? 0),
    ]);
    expect(more.filter(([, male, female]) => male !== 0 || female !== 0)).toEqual([['PAMERA', 1, 2]]);
  });

  test('counts biodata by age today, both ends of a band in it', async () => {
    const before = (await statistics()).ages;
    expect(before.map(({ from, to }) => ({ from, to }))).toEqual(AGE_BANDS);
    const born = (age: number, days = 0) =>
      new Date(Date.parse(`${latestBirth(age)}T00:00:00Z`) + days * 24 * 60 * 60 * 1000)
        .toISOString()
        .slice(0, 10);
    // 21 and 24 on their last day in the first band, 25 from today on, 37 and 80; and one who is 20 until
    // tomorrow.
    for (const dateOfBirth of [born(21), born(25, 1), born(25), born(37), born(80), born(21, 1)]) {
      await buildProfile({ dateOfBirth, gender: 'FEMALE' });
    }
    await buildProfile({ dateOfBirth: born(36), gender: 'MALE' });
    const more = (await statistics()).ages.map(({ male, female }, index) => [
      male - (before[index]?.male ?? 0),
      female - (before[index]?.female ?? 0),
    ]);
    expect(more).toEqual([[0, 2], [0, 1], [0, 0], [1, 0], [0, 2]]); // prettier-ignore
  });
});

describe('GET /admin/system', () => {
  test('names versions and stores, and nothing of where they are', async () => {
    const { body, text } = await admin.call<SystemReply>('getSystem');
    expect(body).toMatchObject({
      node: process.versions.node,
      photoStore: 'disk',
      mailStore: 'outbox',
      demo: false,
    });
    for (const version of [body.api, body.contract, body.database.version, body.redis]) {
      expect(version).toMatch(/^\d+\.\d+/);
    }
    expect(text).not.toMatch(/127\.0\.0\.1|localhost|mysql:|redis:|\/tmp|pehchan_test|secret|password/i);
  });
});

describe('an administrator who is demoted', () => {
  const calls = (Object.keys(endpoints) as EndpointName[]).filter(
    (name) => endpoints[name].access === 'admin',
  );

  test.each(calls)('gets nothing of %s on the very next call', async (name) => {
    const demoted = await buildAdmin();
    const client = await server.as(demoted);
    expect((await client.call('getCounts')).status).toBe(200);
    await admin.call('pendUser', { params: { id: demoted.id } });
    const { status, body } = await client.call(name, {
      params: { id: demoted.id },
      json: endpoints[name].method === 'POST' ? {} : undefined,
    });
    expect([status, Object.keys(body)]).toEqual([403, ['message', 'code']]);
  });
});
