import { PAGE_SIZE, type Standing, VILLAGES } from '@pehchan/contract/constants';
import type { UserQuery, UserSort } from '@pehchan/contract/lists';
import { join, select, type Sql, sql } from '../database/select.ts';
import { countRows, eachBatch, findPage, type List, type Page, type Rows, type Sorting } from './listing.ts';
import type { ProfileRow } from './profile.ts';
import { profilesOfUsers } from './profile-list.ts';
import { containing, rowsContaining } from './search-parts.ts';
import { sumTallies } from './tally.ts';
import { User, type UserRow } from './user.ts';

export type UserWithProfiles = UserRow & { profiles: ProfileRow[] };
export type UserScope = { status?: Standing };

const COLUMNS: Record<UserSort, string> = {
  createdAt: 'id',
  name: 'fullName',
  email: 'email',
  phone: 'phone',
  Father: 'fatherName',
  village: 'village',
};

/** One page of accounts, each with its biodata. */
export async function findUsers(scope: UserScope, query: UserQuery): Promise<Page<UserWithProfiles>> {
  const { page, pageSize = PAGE_SIZE, search } = query;
  const list = listOf(scope, query);
  const count = () =>
    search ? countRows(list.rows) : sumTallies({ subject: 'users', status: scope.status });
  return findPage(list, count, { page, pageSize });
}

/** Every account of a list, in batches. */
export function eachUser(scope: UserScope, query: UserQuery): AsyncGenerator<UserWithProfiles[]> {
  return eachBatch(listOf(scope, query));
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

const listOf = (scope: UserScope, query: UserQuery): List<UserWithProfiles> => ({
  rows: rowsOf(scope, query),
  sorting: sortingOf(query),
  load: loadUsers,
});

function sortingOf({
  sort = 'createdAt',
  order = sort === 'createdAt' ? 'desc' : 'asc',
}: UserQuery): Sorting {
  return { column: COLUMNS[sort], direction: order === 'asc' ? 'ASC' : 'DESC' };
}

/**
 * The search box of specification section 2: name, father, email, phone, village, and the city of the biodata. Each is looked
 * for in the way that an index serves it. Any part of an email or a phone is looked for along the whole of its index, which holds
 * nothing else: each account has its own, so an index of their parts would be thirty times as long as the list of accounts.
 */
function rowsOf({ status }: UserScope, { search }: UserQuery): Rows {
  const where = status ? [sql('item.status = ?', status)] : [];
  if (!search) return { from: sql('users AS item'), where };
  const villages = VILLAGES.filter((village) => village.includes(search.toUpperCase()));
  const ids = (from: Sql | string, ...conditions: (Sql | string)[]) =>
    join(['SELECT item.id FROM', from, ...conditions]);
  const ways = [
    ids(rowsContaining('users', 'fullName', 'person', search)),
    ids(rowsContaining('users', 'fatherName', 'person', search)),
    join(['SELECT item.userId FROM', rowsContaining('profiles', 'city', 'city', search)]),
    ...(/\s/.test(search) ? [] : [ids('users AS item WHERE', containing('item.email', search))]),
    // Digits in plain letters: they can't be compared with anything else.
    ...(/^\d+$/.test(search) ? [ids('users AS item WHERE', containing('item.phone', search))] : []),
    ...(villages.length > 0
      ? [ids('users AS item WHERE', sql(`item.village IN (${villages.map(() => '?').join()})`, ...villages))]
      : []),
  ];
  const found = join(ways, ' UNION ');
  return { from: join(['(', found, ') AS anywhere JOIN users AS item ON item.id = anywhere.id']), where };
}
