import { latestBirth, today } from '@pehchan/contract/common';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { AuditEntry } from '../../src/identity/audit/models/audit-entry.ts';
import { sequelize } from '../../src/ground/database/sequelize.ts';
import {
  buildAdmin,
  buildApproved,
  buildProfile,
  buildProfiles,
  buildUser,
  newWord,
} from '../support/factories.ts';
import { type Client, type ListOf, startServer } from '../support/test-server.ts';

const server = await startServer();
let admin: Client;
let member: Client;

beforeAll(async () => {
  admin = await server.as(await buildAdmin());
  member = await server.as(await buildApproved());
});

const search = async (
  query: Record<string, string | number>,
  client = member,
  name: ListOf<'profiles'> = 'getAllProfiles',
) => (await client.call(name, { query: { page: 1, pageSize: 100, ...query } })).body;
const names = async (query: Record<string, string | number>) =>
  (await search(query)).profiles.map(({ fullname }) => fullname);

test('a search folds blanks and composes accents in its text, as stored names do', async () => {
  const word = newWord();
  await buildProfile({ fullName: `${word} RÉNU DEVI`, city: `${word} NAVI MUMBAI` });
  expect((await search({ search: ` ${word}\u00a0 re\u0301nu \t devi ` })).total).toBe(1);
  expect((await search({ city: `${word}  navi\u3000mumbai` })).total).toBe(1);
  expect((await search({ search: ' \t ', city: word })).total).toBe(1);
});

describe('a list with invalid parameters', () => {
  test.each([
    ['page', '0'], ['page', '-1'], ['page', 'x'], ['page', '1.5'], ['pageSize', '0'], ['pageSize', '101'],
    ['sort', 'password'], ['sort', 'id; DROP TABLE users'], ['order', 'up'], ['village', 'NOWHERE'], ['gender', 'X'],
    ['page', '१'], ['page', '1e9999'], ['page', ''.padEnd(30, '9')], ['pageSize', '10; SELECT 1'], ['pageSize', 'Infinity'],
    ['sort', '__proto__'], ['sort', 'passwordHash'], ['order', 'desc, SLEEP(1)'], ['gender', 'MALE\u0000'],
    ['minAge', 'old'], ['minAge', '18 OR 1=1'], ['without', 'others'], ['only', 'names'], ['maxAge', '-3'], ['search', 'x'.repeat(101)], ['city', 'x'.repeat(101)],
  ])('a list rejects %s=%s with 400, and names the field', async (field, value) => {
    const reply = await member.call('getAllProfiles', { query: { page: 1, [field]: value } });
    expect([reply.status, Object.keys(reply.body.fields ?? {})]).toEqual([400, [field]]);
    expect(reply.body.message).toBe(`This list doesn’t know the value in ‘${field}’.`);
  }); // prettier-ignore

  test('a list rejects a parameter that is given twice with 400, and names it', async () => {
    for (const field of ['search', 'village', 'page', 'sort']) {
      const reply = await member.send('GET', `/api/v1/profile/get-all-profiles?${field}=a&${field}=b`);
      expect([reply.status, Object.keys(reply.body.fields ?? {})]).toEqual([400, [field]]);
    }
  });

  test('a list ignores blank filters', async () => {
    const query = {
      village: '',
      gender: '',
      minAge: '',
      maxAge: '',
      city: '',
      search: '',
      sort: '',
      order: '',
    };
    expect((await member.call('getAllProfiles', { query: { page: 1, ...query } })).status).toBe(200);
  });
});

describe('a list of biodata', () => {
  test('a list is paged and counted, with the newest biodata first', async () => {
    const word = newWord();
    for (let index = 0; index < 7; index += 1) await buildProfile({ fullName: `${word} ${index}` });
    const first = (await member.call('getAllProfiles', { query: { page: 1, search: word } })).body;
    expect(first).toMatchObject({ total: 7, page: 1, pageSize: 5 });
    expect(first.profiles.map(({ fullname }) => fullname.at(-1))).toEqual(['6', '5', '4', '3', '2']);
    const second = await search({ search: word, page: 2, pageSize: 5 });
    expect(second.profiles.map(({ fullname }) => fullname.at(-1))).toEqual(['1', '0']);
    expect((await search({ search: word, page: 9 })).profiles).toEqual([]);
    expect((await search({ search: word, page: 9 })).total).toBe(7);
  });

  test('without=own leaves out the viewer’s own biodata, with and without other filters', async () => {
    const reader = await buildApproved();
    const client = await server.as(reader);
    const word = newWord();
    const others = ['OTHER B', 'OTHER A'].map((name) => `${word} ${name}`);
    for (const fullName of others.toReversed()) await buildProfile({ fullName, dateOfBirth: '1990-01-01' });
    await buildProfile({ owner: reader, fullName: `${word} OWN`, dateOfBirth: '1990-01-01' });
    const find = async (query: Record<string, string | number>) => {
      const { profiles, total } = await search({ search: word, ...query }, client);
      return [profiles.map(({ fullname }) => fullname), total];
    };
    expect(await find({})).toEqual([[`${word} OWN`, ...others], 3]);
    expect(await find({ without: 'own' })).toEqual([others, 2]);
    expect(await find({ without: 'own', gender: 'FEMALE', minAge: 25 })).toEqual([others, 2]);
    expect(await find({ without: 'own', gender: 'MALE' })).toEqual([[], 0]);
    const [all, ...less] = [
      {},
      { without: 'own' },
      { without: 'own', village: reader.village },
      { village: reader.village },
    ];
    const totals = [];
    for (const query of [all, ...less]) totals.push((await search({ pageSize: 1, ...query }, client)).total);
    const [everybody = 0, othersOnly, inVillage = 0, allOfVillage = 0] = totals;
    expect([everybody - 1, allOfVillage - 1]).toEqual([othersOnly, inVillage]);
    const whole = await client.call('getAllProfiles', { query: { search: word, without: 'own' } });
    expect(whole.body.profiles.map(({ fullname }) => fullname)).toEqual(others);
  });

  test('only=total returns the number of matches without biodata, and writes no audit entry', async () => {
    const reader = await buildApproved();
    const client = await server.as(reader);
    const word = newWord();
    await buildProfile({ owner: reader, fullName: `${word} OWN` });
    for (const gender of ['MALE', 'FEMALE', 'FEMALE'] as const) {
      await buildProfile({ fullName: `${word} ${gender}`, gender });
    }
    const narrowed: Record<string, string>[] = [
      {},
      { without: 'own' },
      { gender: 'FEMALE' },
      { gender: 'MALE' },
    ];
    for (const query of narrowed) {
      const listed = await search({ ...query, search: word, page: 1 }, client);
      const counted = (
        await client.call('getAllProfiles', { query: { ...query, search: word, only: 'total' } })
      ).body;
      expect(counted).toMatchObject({ profiles: [], total: listed.total });
    }
    // A whole list is audited; a total alone is not, because it sends no biodata.
    const office = await buildAdmin();
    const asked = await (
      await server.as(office)
    ).call('getAllProfiles', {
      query: { search: word, only: 'total' },
    });
    expect(asked.body.total).toBe(4);
    expect(await AuditEntry.count({ where: { actorId: office.id } })).toBe(0);
  });

  test('a query without a page returns the whole list, in the same order', async () => {
    const owner = await buildApproved();
    const word = newWord();
    for (let index = 0; index < 3; index += 1) await buildProfile({ owner, fullName: `${word} ${index}` });
    const whole = await member.call('getAllProfiles', { query: { search: word } });
    expect(whole.body).toMatchObject({ total: 3, page: 1, pageSize: 3 });
    expect(whole.body.profiles).toEqual((await search({ search: word })).profiles);
  });

  test('a list of several batches is complete, in order and without duplicates, in every sort order', async () => {
    const owner = await buildApproved();
    const word = newWord();
    await buildProfiles(
      owner,
      Array.from({ length: 620 }, (_, index) => ({ fullName: `${word} ${index % 3}` })),
    );
    const queries: Record<string, string>[] = [
      {},
      { order: 'asc' },
      { sort: 'fullname' },
      { sort: 'fullname', order: 'desc' },
      { sort: 'dateOfBirth' },
    ];
    for (const query of queries) {
      const { profiles, total } = (await member.call('getAllProfiles', { query: { search: word, ...query } }))
        .body;
      expect([profiles.length, total, new Set(profiles.map(({ id }) => id)).size]).toEqual([620, 620, 620]);
      const firstPage = await search({ search: word, ...query });
      expect(profiles.slice(0, 100).map(({ id }) => id)).toEqual(firstPage.profiles.map(({ id }) => id));
      const sixth = await search({ search: word, page: 6, ...query });
      expect(profiles.slice(500, 600).map(({ id }) => id)).toEqual(sixth.profiles.map(({ id }) => id));
    }
  });

  test('a list that its viewer cancels halfway does not affect the next list', async () => {
    const owner = await buildApproved();
    const long = { aboutMe: 'x'.repeat(3000), aboutFamily: 'y'.repeat(3000) };
    for (let round = 0; round < 10; round += 1) {
      await buildProfiles(
        owner,
        Array.from({ length: 31 }, () => long),
      );
    }
    const leaving = await member.fetch('GET', '/api/v1/profile/get-all-profiles');
    await leaving.body?.cancel();
    expect((await search({})).total).toBeGreaterThanOrEqual(300);
  });

  test.each([
    "' OR '1'='1", "' OR 1=1 -- ", '" OR ""="', "') UNION SELECT id, email, phone FROM users -- ", "'; DROP TABLE users; --", "1' AND SLEEP(5)#",
    '/*!50000 x*/', '%%%', '___', '\\', '\\%', "\\' OR 1=1", '${7*7}', '{{7*7}}', '.*', '<script>alert(1)</script>', '+(a b)*', '@@version',
  ])('a search treats %j as plain text, in the lists of families and of administrators', async (text) => {
    await buildProfile();
    const begun = performance.now();
    const query = { page: 1, search: text };
    for (const found of [
      await member.call('getAllProfiles', { query }),
      await admin.call('getTotalProfiles', { query }),
      await admin.call('getUsers', { query }),
    ]) {
      expect([found.status, found.body.total]).toEqual([200, 0]);
    }
    expect(performance.now() - begun).toBeLessThan(4500);
  }); // prettier-ignore

  test.each([
    ['by any part of it', 'MEENA%', 'eena'],
    ['in another case', 'SUNITA', 'sunita'],
    ['without its accents', 'JOSÉ ANDRÉ', 'jose andre'],
    ['with accents that it does not have', 'JOSE PEREIRA', 'josé'],
    ['in Devanagari', 'प्रिया सुथार', 'सुथार'],
    ['by a literal percent sign', '100% SURE', '0% s'],
    ['by a literal underscore', 'A_B CD', 'a_b'],
    ['by a literal backslash', 'BACK\\SLASH', 'k\\s'],
    ['by an apostrophe', "O'BRIEN", "o'b"],
  ])('a search finds a name %s', async (_, name, part) => {
    const word = newWord();
    const fullName = `${name} ${word}`;
    // A search also matches the father's name, which is the owner's name by default.
    const owner = await buildApproved({ fullName: newWord() });
    const biodata = await buildProfile({ fullName, owner });
    // Delete the biodata at the end: another test expects that no name has a sign such as `%`.
    onTestFinished(() => biodata.destroy());
    await buildProfile({ fullName: `AXB CD ${word}`, owner });
    await buildProfile({ fullName: `1000 SUREXBEEN ${word}`, owner });
    const found = (await names({ search: part })).filter((found) => found.includes(word));
    expect(found).toEqual([fullName]);
  });

  test('a list is filtered by village, gender and city, alone and together', async () => {
    const word = newWord();
    const dhan = await buildProfile({ fullName: word, village: 'DHAN', gender: 'MALE', city: 'ABU ROAD' });
    const marol = await buildProfile({ fullName: word, village: 'MAROL', gender: 'MALE', city: 'PUNE' });
    const girl = await buildProfile({ fullName: word, village: 'MAROL', gender: 'FEMALE', city: 'PUNE' });
    const ids = async (query: Record<string, string>) =>
      (await search({ search: word, ...query })).profiles.map(({ id }) => id).sort();
    expect(await ids({ village: 'dhan' })).toEqual([dhan.id]);
    expect(await ids({ village: 'MAROL', gender: 'male' })).toEqual([marol.id]);
    expect(await ids({ gender: 'FEMALE' })).toEqual([girl.id]);
    expect(await ids({ city: 'bu ro' })).toEqual([dhan.id]);
    expect(await ids({ city: 'pune', gender: 'FEMALE', village: 'DHAN' })).toEqual([]);
  });

  test('an age filter includes both ends of its range, by today’s date in India', async () => {
    const word = newWord();
    const born = (age: number, days: number) => {
      const date = new Date(`${latestBirth(age, today())}T00:00:00Z`);
      date.setUTCDate(date.getUTCDate() + days);
      return date.toISOString().slice(0, 10);
    };
    const [justTwentyFive, almost, thirty, thirtyOne, lastDay] = await Promise.all(
      [born(25, 0), born(25, 1), born(30, 0), born(31, 0), born(31, 1)].map((dateOfBirth) =>
        buildProfile({ fullName: word, dateOfBirth }),
      ),
    );
    const { profiles } = await search({ search: word, minAge: 25, maxAge: 30, sort: 'dateOfBirth' });
    expect(profiles.map(({ id }) => id)).toEqual([lastDay?.id, thirty?.id, justTwentyFive?.id]);
    expect(profiles.map(({ age }) => age)).toEqual([30, 30, 25]);
    expect((await search({ search: word, maxAge: 24 })).profiles.map(({ id }) => id)).toEqual([almost?.id]);
    expect((await search({ search: word, minAge: 31 })).profiles.map(({ id }) => id)).toEqual([
      thirtyOne?.id,
    ]);
  });

  test.each(['fullname', 'dateOfBirth', 'gender', 'village', 'currentLiveCity', 'createdAt'] as const)(
    'a list is sorted by %s in both directions, and ties by the id',
    async (sort) => {
      const word = newWord();
      const owner = await buildApproved();
      for (const [fullName, gender, village, city, dateOfBirth] of [
        [`${word} B`, 'MALE', 'DHAN', 'PUNE', '1998-01-01'],
        [`${word} A`, 'FEMALE', 'MAROL', 'ABU', '1999-01-01'],
        [`${word} B`, 'MALE', 'DHAN', 'PUNE', '1998-01-01'],
      ] as const) {
        await buildProfile({ owner, fullName, gender, village, city, dateOfBirth });
      }
      const ascending = (await search({ search: word, sort, order: 'asc' })).profiles;
      const descending = (await search({ search: word, sort, order: 'desc' })).profiles;
      expect(ascending.map(({ id }) => id).reverse()).toEqual(descending.map(({ id }) => id));
      const values = ascending.map((row) => String(row[sort]));
      expect(values).toEqual([...values].sort());
    },
  );

  test('a biodata changes lists with the status of its account', async () => {
    const word = newWord();
    const owner = await buildUser();
    const profile = await buildProfile({ owner, fullName: word, gender: 'MALE' });
    const lists: ListOf<'profiles'>[] = [
      'getAllProfiles',
      'getApprovedProfiles',
      'getRejectedProfiles',
      'getTotalProfiles',
      'getMaleProfiles',
      'getFemaleProfiles',
    ];
    const totals = async () =>
      Promise.all(lists.map(async (name) => (await search({ search: word }, admin, name)).total));
    expect(await totals()).toEqual([0, 0, 0, 1, 1, 0]);
    await admin.call('approveUser', { params: { id: owner.id } });
    expect(await totals()).toEqual([1, 1, 0, 1, 1, 0]);
    await admin.call('rejectUser', { params: { id: owner.id } });
    expect(await totals()).toEqual([0, 0, 1, 1, 1, 0]);
    await admin.call('deleteProfile', { params: { id: profile.id } });
    expect(await totals()).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test('the list of one gender never has the other, even with a filter for it', async () => {
    await buildProfile({ gender: 'MALE' });
    expect((await search({ gender: 'MALE' }, admin, 'getFemaleProfiles')).total).toBe(0);
  });

  test('a list takes at most four queries, however many rows it returns', async () => {
    const owner = await buildApproved();
    const word = newWord();
    for (let index = 0; index < 12; index += 1) await buildProfile({ owner, fullName: word });
    const count = async (query: Record<string, string | number>) => {
      let queries = 0;
      sequelize.addHook('beforeQuery', 'counting', () => {
        queries += 1;
      });
      await search({ search: word, ...query });
      sequelize.removeHook('beforeQuery', 'counting');
      return queries;
    };
    expect(await count({ pageSize: 2 })).toBe(await count({ pageSize: 12 }));
    expect(await count({ pageSize: 12 })).toBeLessThanOrEqual(4);
  });
});
