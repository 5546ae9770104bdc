import { GENDERS, type ProfileSort } from '@pehchan/contract/biodata';
import { latestBirth, VILLAGES } from '@pehchan/contract/common';
import { QueryTypes } from 'sequelize';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteBiodata } from '../../src/register/biodata/commands/delete-biodata.ts';
import { Profile } from '../../src/register/biodata/models/profile.ts';
import { sequelize } from '../../src/ground/database/sequelize.ts';
import { inTransaction } from '../../src/ground/database/transaction.ts';
import type { User } from '../../src/identity/accounts/models/user.ts';
import {
  buildAdmin,
  buildApproved,
  buildProfile,
  buildProfiles,
  buildUser,
  hide,
} from '../support/factories.ts';
import { type Client, startServer } from '../support/test-server.ts';

const server = await startServer();
const AMOUNT = 3300;
const PAGE_SIZE = 90;

let seed = 20261123;
/** Return a random number below `below`. The numbers are the same in every run. */
const draw = (below: number) => (seed = (seed * 48271) % 2147483647) % below;
const pick = <T>(values: readonly T[]) => values[draw(values.length)] as T;

const NAMES = ['ASHA', 'ÁSHA', 'RAVI', 'RAVI KUMAR', 'नेहा', 'VIKAS', 'BIKASH', 'KUNAL'];
const CITIES = ['SURAT', 'सूरत', 'ABU ROAD', 'PUNE'];
const COLUMNS: Record<ProfileSort, keyof Profile> = {
  createdAt: 'id',
  fullname: 'fullName',
  dateOfBirth: 'dateOfBirth',
  gender: 'gender',
  village: 'village',
  currentLiveCity: 'city',
};

const columns = () => ({
  fullName: pick(NAMES),
  city: pick(CITIES),
  gender: pick(GENDERS),
  village: pick(VILLAGES.toSorted().slice(0, 3)),
  dateOfBirth: `199${draw(8)}-0${1 + draw(9)}-1${draw(3)}`,
});

/** For each column by which a list can be sorted, a value that is sorted first. */
const FIRST = {
  fullName: 'AAA',
  city: 'AAA',
  gender: 'MALE',
  village: VILLAGES.toSorted()[0],
  dateOfBirth: '1980-01-01',
} as const;

type Query = {
  sort?: ProfileSort;
  order?: 'asc' | 'desc';
  gender?: string;
  minAge?: number;
  search?: string;
};

let admin: User;
let reader: Client;
/** A family that has hidden itself from the viewer. */
let hidden: User;
let owners: User[];

beforeAll(async () => {
  admin = await buildAdmin();
  const member = await buildApproved();
  reader = await server.as(member);
  hidden = await buildApproved();
  owners = [...(await Promise.all([buildApproved(), buildApproved()])), hidden];
  for (const owner of owners) {
    await buildProfiles(owner, Array.from({ length: AMOUNT / owners.length }, columns));
  }
  await hide(hidden, member);
});

// Later test files of this worker share the database, and would rebuild and export these thousands of rows.
afterAll(async () => {
  for (const { id: userId } of owners) await Profile.destroy({ where: { userId } });
});

/** Return the ids of the viewer's whole list, read by one plain query without pages. */
async function plainly({ sort = 'createdAt', order, gender, minAge, search }: Query): Promise<number[]> {
  const direction = order ?? (sort === 'createdAt' ? 'desc' : 'asc');
  const rows = await sequelize.query<{ id: number }>(
    `SELECT id FROM profiles WHERE ownerStatus = 'approved' AND listing = 'open' AND userId <> :hidden
       ${gender ? 'AND gender = :gender' : ''} ${minAge ? 'AND dateOfBirth <= :latest' : ''}
       ${search ? 'AND fullName LIKE :search' : ''}
     ORDER BY ${COLUMNS[sort]} ${direction}, id ${direction}`,
    {
      type: QueryTypes.SELECT,
      replacements: { hidden: hidden.id, gender, latest: latestBirth(minAge ?? 0), search: `%${search}%` },
    },
  );
  return rows.map(({ id }) => id);
}

async function pageOf(query: Query, page: number) {
  const asked = { page, pageSize: PAGE_SIZE, ...query };
  const { body } = await reader.call('getAllProfiles', { query: asked });
  return { ids: body.profiles.map(({ id }) => id), total: body.total };
}

/** Expect the right ids on pages in random order: the API starts at the stored position of another page. */
async function expectPages(query: Query, amount = 0): Promise<void> {
  const all = await plainly(query);
  const last = Math.ceil(all.length / PAGE_SIZE);
  for (const page of [last, 13, last + 1, ...Array.from({ length: amount }, () => 1 + draw(last))]) {
    const expected = { ids: all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), total: all.length };
    expect(await pageOf(query, page), `${JSON.stringify(query)}, page ${page}`).toEqual(expected);
  }
}

const QUERIES: Query[] = [
  {}, { order: 'asc' }, { sort: 'fullname' }, { sort: 'fullname', order: 'desc' }, { sort: 'dateOfBirth' },
  { sort: 'village' }, { sort: 'gender', order: 'desc' }, { sort: 'currentLiveCity' }, { gender: 'FEMALE' }, { minAge: 29 },
  { minAge: 29, sort: 'dateOfBirth', order: 'desc' }, { search: 'A' }, { search: 'RAVI', sort: 'dateOfBirth' },
]; // prettier-ignore

/** Return the last biodata of a list. A change that makes it the first one shifts all others. */
const lastBy = async (query: Query): Promise<Profile> =>
  Profile.findByPk((await plainly(query)).at(-1) ?? 0, { rejectOnEmpty: true });

const CHANGES: Record<string, () => Promise<unknown>> = {
  'a new biodata': () => buildProfile({ owner: owners[0] as User, ...columns(), ...FIRST }),
  'a new name': async () => save(await lastBy({ sort: 'fullname' }), { fullName: FIRST.fullName }),
  'a new city': async () => save(await lastBy({ sort: 'currentLiveCity' }), { city: FIRST.city }),
  'a new day of birth': async () =>
    save(await lastBy({ sort: 'dateOfBirth' }), { dateOfBirth: FIRST.dateOfBirth }),
  'another village': async () => save(await lastBy({ sort: 'village' }), { village: FIRST.village }),
  'another gender': async () =>
    save(await lastBy({ sort: 'gender', order: 'desc' }), { gender: FIRST.gender }),
  'a deleted biodata': async () => deleteBiodata(admin, (await lastBy({ order: 'asc' })).id),
  'a paused biodata': async () => save(await lastBy({ order: 'asc' }), { listing: 'paused' }),
  'a rejected family': async () => {
    const owner = await buildUser({ status: 'approved' });
    await buildProfile({ owner, ...columns(), ...FIRST });
    const { status } = await (await server.as(admin)).call('rejectUser', { params: { id: owner.id } });
    expect(status).toBe(200);
  },
};

const save = (profile: Profile, values: Partial<Profile>) =>
  inTransaction((transaction) => profile.update(values, { transaction }));

describe('a page far behind the first', () => {
  test.each(QUERIES)('a page far behind the first has the rows of the whole list there: %j', (query) =>
    expectPages(query, 12),
  );

  test.each(QUERIES)(
    'pages requested at the same moment, just after a change, have the rows of the whole list: %j',
    async (query) => {
      await buildProfile({ owner: owners[0] as User, ...columns() });
      const all = await plainly(query);
      const pages = Array.from({ length: Math.ceil(all.length / PAGE_SIZE) }, (_, index) => index + 1);
      const found = await Promise.all(pages.toReversed().map((page) => pageOf(query, page)));
      expect(found.toReversed().flatMap(({ ids }) => ids)).toEqual(all);
    },
  );

  describe('after a change', () => {
    const expectAll = async () => {
      for (const query of QUERIES) await expectPages(query);
    };
    // Let the API store positions of pages, as each of these tests also does for the next one.
    beforeAll(expectAll);

    test.each(Object.entries(CHANGES))(
      'pages have the rows of the whole list after %s',
      async (_, change) => {
        await change();
        await expectAll();
      },
    );
  });
});

test('a search counts a biodata that has just been renamed or got a name in Hindi letters', async () => {
  const biodata = await buildProfile({ owner: owners[0] as User, fullName: 'QUVEN' });
  const totals = async () => [
    (await pageOf({ search: 'quven' }, 1)).total,
    (await pageOf({ search: 'lovik' }, 1)).total,
  ];
  expect(await totals()).toEqual([1, 0]);
  await save(biodata, { fullName: 'LOVIK' });
  expect(await totals()).toEqual([0, 1]);
  await save(biodata, { fullName: 'ZOBEL', fullNameHindi: 'लोविक' });
  expect(await totals()).toEqual([0, 1]);
  await save(biodata, { fullNameHindi: '' });
  expect(await totals()).toEqual([0, 0]);
});

test('a search with more than 5,000 name matches does not search fathers’ names', async () => {
  const owner = owners[0] as User;
  await buildProfile({ owner, fullName: 'ORDEMIL', fatherName: 'VEKTOMAL' });
  expect((await pageOf({ search: 'vektomal' }, 1)).total).toBe(1);
  const others = Array.from({ length: 5001 }, (_, number) => ({ fullName: `VEKTOMAL ${number}` }));
  await buildProfiles(owner, others);
  expect((await pageOf({ search: 'vektomal' }, 1)).total).toBe(others.length);
});
