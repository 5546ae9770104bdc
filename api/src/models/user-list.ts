import { PAGE_SIZE, type Standing, VILLAGES } from '@pehchan/contract/constants';
import type { UserQuery, UserSort } from '@pehchan/contract/lists';
import {
  countRows,
  eachBatch,
  findPage,
  join,
  type List,
  type Page,
  type Rows,
  select,
  type Sorting,
  type Sql,
  sql,
} from './listing.ts';
import type { ProfileRow } from './profile.ts';
import { profilesOfUsers } from './profile-list.ts';
import { containing } from './search-parts.ts';
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

/** The search box of specification section 2: name, father, email, phone, village, and the city of the biodata. */
function rowsOf({ status }: UserScope, { search }: UserQuery): Rows {
  const where = status ? [sql('item.status = ?', status)] : [];
  if (search) {
    const villages = VILLAGES.filter((village) => village.includes(search.toUpperCase()));
    const found = [
      containing('item.fullName', search),
      containing('item.fatherName', search),
      containing('item.email', search),
      // Digits in plain letters: they can't be compared with anything else.
      ...(/^\d+$/.test(search) ? [containing('item.phone', search)] : []),
      ...(villages.length > 0
        ? [sql(`item.village IN (${villages.map(() => '?').join()})`, ...villages)]
        : []),
      join(['item.id IN (SELECT userId FROM profiles WHERE', containing('city', search), ')']),
    ];
    where.push(join(['(', join(found, ' OR '), ')']));
  }
  return { from: sql('users AS item'), where };
}
