import type { AccountStatus } from '@pehchan/contract/accounts';
import { PAGE_SIZE } from '@pehchan/contract/common';
import type { UserQuery, UserSort } from '@pehchan/contract/review';
import { join, select, type Sql, sql } from '../../../ground/database/select.ts';
import {
  eachBatch,
  findPageOf,
  idsOfRows,
  type List,
  type Page,
  type Rows,
  type Sorting,
} from '../../../ground/lists/listing.ts';
import { rememberedCount } from '../../../ground/lists/remembered-count.ts';
import { findTallies, sumOf, sumTallies, type TallyRow, versionOf } from '../../../ground/lists/tally.ts';
import { Rejection, type RejectionRow, User, type UserRow } from '../../../identity/accounts/index.ts';
import { profilesOfUsers, type ProfileSummaryRow } from '../../../register/biodata/index.ts';
import { rowsFound } from './user-search.ts';

export type UserWithProfiles = UserRow & { profiles: ProfileSummaryRow[]; rejection: RejectionRow | null };
/** The accounts that a list can have. If `status` is set, filtering by another status finds no account. */
export type UserScope = { status?: AccountStatus };

const COLUMNS: Record<UserSort, keyof UserRow> = {
  createdAt: 'id',
  standingSince: 'statusSince',
  name: 'fullName',
  email: 'email',
  phone: 'phone',
  Father: 'fatherName',
  village: 'village',
};

export async function findUsers(scope: UserScope, query: UserQuery): Promise<Page<UserWithProfiles>> {
  const { page, pageSize = PAGE_SIZE } = query;
  const lists = (await rowsOf(scope, query)).map((rows) => {
    const list = listOf(rows, query);
    return { list, count: () => countOf(rows, scope, query), isExact: true };
  });
  const [all] = lists;
  const [status, other = status] = statusesOf(scope, query);
  if (query.search || !all || status !== other) return findPageOf(lists, { page, pageSize });

  let found: Promise<TallyRow[]> | undefined;
  const tallies = () => (found ??= findTallies({ subject: 'users', status }));
  const isFollowed = LIST_COLUMNS.some((column) => column === all.list.sorting.column);
  const version = isFollowed ? async () => versionOf(await tallies(), {}) : undefined;
  const count = async () => sumOf(await tallies(), {});
  return findPageOf([{ ...all, list: { ...all.list, version }, count }], { page, pageSize });
}

/** Columns that sort lists of accounts. A changed value gives these lists a new version. */
const LIST_COLUMNS: readonly (keyof UserRow)[] = ['id', 'statusSince', 'fullName', 'fatherName'];

export async function findUserIds(scope: UserScope, query: UserQuery): Promise<number[]> {
  return (await Promise.all((await rowsOf(scope, query)).map(idsOfRows))).flat();
}

async function countOf(rows: Rows, scope: UserScope, query: UserQuery): Promise<number> {
  if (query.search) return rememberedCount(rows);
  const [status, other = status] = statusesOf(scope, query);
  return status === other ? sumTallies({ subject: 'users', status }) : 0;
}

const statusesOf = (scope: UserScope, query: UserQuery) =>
  [scope.status, query.status].filter((status) => status !== undefined);

export async function* eachUser(scope: UserScope, query: UserQuery): AsyncGenerator<UserWithProfiles[]> {
  for (const rows of await rowsOf(scope, query)) yield* eachBatch(listOf(rows, query));
}

const SELECTED = Object.keys(User.getAttributes())
  .map((column) => `item.${column}`)
  .join();

async function loadUsers(ids: Sql, order: string): Promise<UserWithProfiles[]> {
  const users = await select<UserRow>(
    join([`SELECT ${SELECTED} FROM (`, ids, `) AS page JOIN users AS item ON item.id = page.id ${order}`]),
  );
  const userId = users.map(({ id }) => id);
  const byUser = Map.groupBy(await profilesOfUsers(userId), ({ userId }) => userId);
  const rejections = await Rejection.findAll({ where: { userId }, raw: true });
  const rejectionOf = new Map(rejections.map((rejection) => [rejection.userId, rejection]));
  return users.map((user) => ({
    ...user,
    profiles: byUser.get(user.id) ?? [],
    rejection: rejectionOf.get(user.id) ?? null,
  }));
}

const listOf = (rows: Rows, query: UserQuery): List<UserWithProfiles> => ({
  rows,
  sorting: sortingOf(query),
  load: loadUsers,
});

function sortingOf({
  sort = 'createdAt',
  order = sort === 'createdAt' ? 'desc' : 'asc',
}: UserQuery): Sorting<UserRow> {
  return { column: COLUMNS[sort], direction: order === 'asc' ? 'ASC' : 'DESC' };
}

async function rowsOf(scope: UserScope, query: UserQuery): Promise<Rows[]> {
  const { search } = query;
  const where = statusesOf(scope, query).map((status) => sql('item.status = ?', status));
  return search ? rowsFound(search, where) : [{ from: sql('users AS item'), where }];
}
