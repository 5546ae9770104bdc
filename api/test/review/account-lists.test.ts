import { beforeAll, describe, expect, test } from 'vitest';
import type { User } from '../../src/identity/accounts/models/user.ts';
import {
  buildAdmin,
  buildApproved,
  buildProfile,
  buildUser,
  newWord,
  buildUsers,
} from '../support/factories.ts';
import { type Client, type ListOf, startServer } from '../support/test-server.ts';

const server = await startServer();
let admin: Client;

beforeAll(async () => {
  admin = await server.as(await buildAdmin());
});

describe('a list of accounts', () => {
  const users = async (name: ListOf<'users'>, query: Record<string, string | number> = {}) =>
    (await admin.call(name, { query: { page: 1, pageSize: 100, ...query } })).body;

  test('each list of accounts has the accounts of its status, with their biodata', async () => {
    const word = newWord();
    const made: User[] = [];
    for (const status of ['pending', 'approved', 'rejected'] as const) {
      made.push(await buildUser({ status, fullName: word }));
    }
    const [pending, approved, rejected] = made;
    if (approved) await buildProfile({ owner: approved, fullName: 'HIS DAUGHTER' });
    const ids = async (name: ListOf<'users'>) =>
      (await users(name, { search: word, order: 'asc' })).users.map(({ id }) => id);
    expect(await ids('getPendingUsers')).toEqual([pending?.id]);
    expect(await ids('getApprovedUsers')).toEqual([approved?.id]);
    expect(await ids('getUsers')).toEqual([pending?.id, approved?.id, rejected?.id]);
    const [row] = (await users('getApprovedUsers', { search: word })).users;
    expect(row?.profiles).toMatchObject([{ fullname: 'HIS DAUGHTER', user: { id: approved?.id } }]);
  });

  test.each<[Record<string, number>]>([[{}], [{ page: 1 }]])(
    'a list of accounts omits the paragraphs of biodata, which a single biodata has: %o',
    async (paging) => {
      const word = newWord();
      const owner = await buildUser({ fullName: word });
      const long = 'ज्ञ'.repeat(1000);
      const { id } = await buildProfile({
        owner, aboutMe: long, hobbies: long, aboutFamily: long, aboutCareer: long, aboutEducation: long,
      }); // prettier-ignore
      const list = await admin.call('getPendingUsers', { query: { search: word, ...paging } });
      expect(list.body.users[0]?.profiles).toMatchObject([{ id, education: 'B.COM', imagePublicID: null }]);
      expect(list.text.length).toBeLessThan(2000);
      const { profile } = (await admin.call('getProfile', { params: { id } })).body;
      expect(profile).toMatchObject({ aboutme: long, hobbies: long, aboutmyeducation: long });
    },
  );

  test('a search finds an account by name, father, email, phone, village and the city of its biodata', async () => {
    const word = newWord();
    const user = await buildUser({
      fullName: `${word}NAME JOSÉ`, fatherName: `${word}FATHER`, email: `${word.toLowerCase()}mail@example.org`, village: 'POSINDARA',
    }); // prettier-ignore
    await buildProfile({ owner: user, city: `${word}CITY` });
    for (const part of [`${word}name jose`, `${word}FATHER`, `${word}MAIL@`, user.phone, `${word}city`]) {
      expect(
        (await users('getPendingUsers', { search: part })).users.map(({ id }) => id),
        part,
      ).toEqual([user.id]);
    }
    const byVillage = await users('getPendingUsers', { search: 'posin', pageSize: 100 });
    expect(byVillage.users.map(({ id }) => id)).toContain(user.id);
    expect((await users('getPendingUsers', { search: 'é%_' })).total).toBe(0);
  });

  test('a search finds an account by its phone number in every usual form, and by a part of it', async () => {
    const phone = `98${String(Date.now()).slice(-8)}`;
    const user = await buildUser({ phone });
    await buildUser();
    const [start, end] = [phone.slice(0, 5), phone.slice(5)];
    const hindi = phone.replace(/\d/g, (digit) => '०१२३४५६७८९'.charAt(Number(digit)));
    const forms = [
      `${start} ${end}`, `+91 ${start} ${end}`, `+91${phone}`, `91${phone}`, `0${phone}`, `0091 ${phone}`, `(+91) ${start}-${end}`,
      `${phone.slice(0, 3)}.${phone.slice(3, 6)}.${phone.slice(6)}`, hindi, `+९१ ${hindi}`, phone.slice(2), `+91 ${phone.slice(0, 9)}`,
    ]; // prettier-ignore
    for (const search of forms) {
      for (const list of ['getUsers', 'getPendingUsers'] as const) {
        expect(
          (await users(list, { search })).users.map(({ id }) => id),
          search,
        ).toContain(user.id);
      }
    }
    expect((await users('getUsers', { search: `+91 ${start} ${end}` })).total).toBe(1);
  });

  test('a search finds an account by a candidate’s name in both scripts, in other spellings and half typed', async () => {
    const city = newWord();
    const owner = await buildUser();
    await buildProfile({ owner, fullName: 'DHAPURAM KATARIYA', fullNameHindi: 'गोमती', city });
    const sibling = await buildProfile({ owner, fullName: 'DHAPU', city });
    for (const search of ['dhapuram', 'DHAPURAM KATARIYA', 'धापूराम', 'dhapoo', 'dhapura', 'धापूरा', 'gomti', 'गोमती', 'katari']) {
      const { users: found, total } = await users('getPendingUsers', { search });
      expect([found.map(({ id }) => id), total], search).toEqual([[owner.id], 1]);
    }
    await sibling.destroy();
    expect((await users('getPendingUsers', { search: 'धापू' })).total).toBe(1);
    expect((await users('getApprovedUsers', { search: 'dhapuram' })).total).toBe(0);
  }); // prettier-ignore

  test('a list without a page has all matching accounts', async () => {
    const word = newWord();
    for (let index = 0; index < 6; index += 1) await buildUser({ fullName: word });
    const { body } = await admin.call('getUsers', { query: { search: word, sort: 'name' } });
    expect([body.total, body.users.length, body.page]).toEqual([6, 6, 1]);
  });

  test.each<[Record<string, number>]>([[{}], [{ page: 1 }]])(
    'a list of one family’s biodata has a message in the viewer’s language: %o',
    async (query) => {
      const owner = await buildUser();
      const client = await server.as(owner);
      const ofUser = { params: { id: owner.id }, query };
      expect((await client.call('getOwnProfiles', { query })).body).toMatchObject({
        profiles: [],
        total: 0,
        message: 'No Biodata found. Please Add Biodata',
      });
      expect((await admin.call('getUserProfiles', ofUser)).body.message).toBe('Please Add Profiles');
      await buildProfile({ owner });
      const headers = { 'Accept-Language': 'hi' };
      const { body } = await client.call('getOwnProfiles', { query, headers });
      expect([body.profiles.length, body.message]).toEqual([1, 'परिवार के बायोडाटा मिल गए']);
      expect((await admin.call('getUserProfiles', ofUser)).body.message).toBe(
        'Biodata Fetched for User Sucessfully',
      );
    },
  );

  test('an administrator lists one account’s biodata in pages, and gets 404 for an unknown account', async () => {
    const owner = await buildUser();
    const { id } = await buildProfile({ owner });
    const { body } = await admin.call('getUserProfiles', {
      params: { id: owner.id },
      query: { page: 1 },
    });
    expect(body).toMatchObject({ userProfilesList: [{ id }], total: 1, page: 1, pageSize: 5 });
    expect(body.message).toBe('Biodata Fetched for User Sucessfully');
    expect((await admin.call('getUserProfiles', { params: { id: 4_000_000_000 } })).status).toBe(404);
  });
});

describe('a list of accounts of one status', () => {
  const found = async (query: Record<string, string>, name: ListOf<'users'> = 'getUsers') => {
    const { body } = await admin.call(name, { query: { page: 1, pageSize: 100, ...query } });
    return { ids: body.users.map(({ id }) => id), total: body.total };
  };

  test('the list of all accounts filters by status, and counts with and without a search', async () => {
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

  test('the list of one status is empty with a filter for another status', async () => {
    await buildApproved();
    expect(await found({ status: 'rejected' }, 'getApprovedUsers')).toEqual({ ids: [], total: 0 });
    expect((await found({ status: 'approved' }, 'getApprovedUsers')).total).toBeGreaterThan(0);
  });

  test('a list of accounts rejects an unknown status with 400, and names the field', async () => {
    const reply = await admin.call('getUsers', { query: { page: 1, status: 'gone' } });
    expect([reply.status, Object.keys(reply.body.fields ?? {})]).toEqual([400, ['status']]);
  });

  test('a list of accounts is sorted by the time in the status, in both directions', async () => {
    const word = newWord();
    const day = (number: number) => new Date(Date.UTC(2026, 0, number));
    const made: User[] = [];
    for (const since of [3, 1, 2, 1]) made.push(await buildUser({ fullName: word, statusSince: day(since) }));
    const [third, first, second, alsoFirst] = made.map(({ id }) => id);
    const query = { search: word, sort: 'standingSince' };
    expect((await found(query, 'getPendingUsers')).ids).toEqual([first, alsoFirst, second, third]);
    expect((await found({ ...query, order: 'desc' })).ids).toEqual([third, second, alsoFirst, first]);
  });

  test('a whole list sorted by time in the status has each account once, over more than one batch', async () => {
    const word = newWord();
    const since = (index: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, 0, index % 7));
    await buildUsers(
      Array.from({ length: 210 }, (_, index) => ({ fullName: word, statusSince: since(index) })),
    );
    for (const order of ['asc', 'desc']) {
      const { body } = await admin.call('getUsers', {
        query: { search: word, sort: 'standingSince', order },
      });
      const moments = body.users.map(({ standingSince }) => standingSince);
      expect(new Set(body.users.map(({ id }) => id)).size).toBe(210);
      expect(moments).toEqual(order === 'asc' ? moments.toSorted() : moments.toSorted().reverse());
    }
  });
});
