import type { Standing } from '@pehchan/contract/accounts';
import { PAGE_SIZE, type Village, VILLAGES } from '@pehchan/contract/common';
import type { UserQuery, UserSort } from '@pehchan/contract/review';
import { join, select, type Sql, sql } from '../../database/select.ts';
import { eachBatch, findPage, type List, type Page, type Rows, type Sorting } from '../../lists/listing.ts';
import { profilesOfUsers, type ProfileSummaryRow } from '../../biodata/index.ts';
import { rememberedCount } from '../../lists/remembered-count.ts';
import { containing, isCommon, rowsContaining } from '../../lists/search-parts.ts';
import { sumTallies } from '../../lists/tally.ts';
import { User, type UserRow } from '../../accounts/index.ts';

export type UserWithProfiles = UserRow & { profiles: ProfileSummaryRow[] };
/** An account has one standing, so a list of one standing that is filtered by another is empty. */
export type UserScope = { status?: Standing };

const COLUMNS: Record<UserSort, keyof UserRow> = {
  createdAt: 'id',
  standingSince: 'statusSince',
  name: 'fullName',
  email: 'email',
  phone: 'phone',
  Father: 'fatherName',
  village: 'village',
};

/** One page of accounts, each with its biodata. */
export async function findUsers(scope: UserScope, query: UserQuery): Promise<Page<UserWithProfiles>> {
  const { page, pageSize = PAGE_SIZE } = query;
  const list = await listOf(scope, query);
  return findPage(list, () => countOf(list.rows, scope, query), { page, pageSize });
}

/** How many accounts a list has. */
export async function countUsers(scope: UserScope, query: UserQuery): Promise<number> {
  return countOf(await rowsOf(scope, query), scope, query);
}

async function countOf(rows: Rows, scope: UserScope, query: UserQuery): Promise<number> {
  if (query.search) return rememberedCount(rows);
  const [status, other = status] = standingsOf(scope, query);
  return status === other ? sumTallies({ subject: 'users', status }) : 0;
}

const standingsOf = (scope: UserScope, query: UserQuery) =>
  [scope.status, query.status].filter((status) => status !== undefined);

/** Every account of a list, in batches. */
export async function* eachUser(scope: UserScope, query: UserQuery): AsyncGenerator<UserWithProfiles[]> {
  yield* eachBatch(await listOf(scope, query));
}

const SELECTED = Object.keys(User.getAttributes())
  .map((column) => `item.${column}`)
  .join();

async function loadUsers(ids: Sql, order: string): Promise<UserWithProfiles[]> {
  const users = await select<UserRow>(
    join([`SELECT ${SELECTED} FROM (`, ids, `) AS page JOIN users AS item ON item.id = page.id ${order}`]),
  );
  const byUser = Map.groupBy(await profilesOfUsers(users.map(({ id }) => id)), ({ userId }) => userId);
  return users.map((user) => ({ ...user, profiles: byUser.get(user.id) ?? [] }));
}

const listOf = async (scope: UserScope, query: UserQuery): Promise<List<UserWithProfiles>> => ({
  rows: await rowsOf(scope, query),
  sorting: sortingOf(query),
  load: loadUsers,
});

function sortingOf({
  sort = 'createdAt',
  order = sort === 'createdAt' ? 'desc' : 'asc',
}: UserQuery): Sorting<UserRow> {
  return { column: COLUMNS[sort], direction: order === 'asc' ? 'ASC' : 'DESC' };
}

/**
 * With more names than this that hold a text, it is quicker to look at every account: a page of them is soon
 * full.
 */
const MOST_TEXTS = 5000;

/** A phone is kept in plain letters, which can't be compared with anything else. */
const isDigits = (search: string) => /^\d+$/.test(search);

/** Whether an account holds the text in any of its six fields. */
const anywhere = (search: string, villages: readonly Village[]): Sql =>
  join([
    '(',
    join(
      [
        ...['fullName', 'fatherName', 'email'].map((column) => containing(`item.${column}`, search)),
        ...(isDigits(search) ? [containing('item.phone', search)] : []),
        ...villages.map((village) => sql('item.village = ?', village)),
        join([
          'EXISTS (SELECT 1 FROM profiles AS child WHERE child.userId = item.id AND',
          containing('child.city', search),
          ')',
        ]),
      ],
      ' OR ',
    ),
    ')',
  ]);

/**
 * The search box of specification section 2: name, father, email, phone, village, and the city of the
 * biodata. Each is looked for in the way that an index serves it. Any part of an email or a phone is looked
 * for along the whole of its index, which holds nothing else: each account has its own, so an index of their
 * parts would be thirty times as long as the list of accounts.
 */
async function rowsOf(scope: UserScope, query: UserQuery): Promise<Rows> {
  const { search } = query;
  const where = standingsOf(scope, query).map((status) => sql('item.status = ?', status));
  if (!search) return { from: sql('users AS item'), where };
  const villages = VILLAGES.filter((village) => village.includes(search.toUpperCase()));
  if (await isCommon('person', search, MOST_TEXTS)) {
    return { from: sql('users AS item'), where: [...where, anywhere(search, villages)] };
  }
  const ids = (from: Sql | string, ...conditions: (Sql | string)[]) =>
    join(['SELECT item.id FROM', from, ...conditions]);
  const ways = [
    ids(rowsContaining('users', 'fullName', 'person', search)),
    ids(rowsContaining('users', 'fatherName', 'person', search)),
    join(['SELECT item.userId FROM', rowsContaining('profiles', 'city', 'city', search)]),
    ...(/\s/.test(search) ? [] : [ids('users AS item WHERE', containing('item.email', search))]),
    ...(isDigits(search) ? [ids('users AS item WHERE', containing('item.phone', search))] : []),
    ...(villages.length > 0
      ? [ids('users AS item WHERE', sql(`item.village IN (${villages.map(() => '?').join()})`, ...villages))]
      : []),
  ];
  const found = join(ways, ' UNION ');
  return { from: join(['(', found, ') AS anywhere JOIN users AS item ON item.id = anywhere.id']), where };
}
