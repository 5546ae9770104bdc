import type { Standing } from '@pehchan/contract/accounts';
import { PAGE_SIZE, type Village, VILLAGES } from '@pehchan/contract/common';
import type { UserQuery, UserSort } from '@pehchan/contract/review';
import { join, select, type Sql, sql } from '../../database/select.ts';
import { eachBatch, findPageOf, type List, type Page, type Rows, type Sorting } from '../../lists/listing.ts';
import { profilesOfUsers, type ProfileSummaryRow } from '../../biodata/index.ts';
import { rememberedCount } from '../../lists/remembered-count.ts';
import { areMany, hasKey, isDevanagari, keysToFind, textsWithKeys } from '../../lists/search-keys.ts';
import {
  containing,
  isCommon,
  notContaining,
  rowsContaining,
  rowsOfTexts,
} from '../../lists/search-parts.ts';
import { findTallies, sumOf, sumTallies, type TallyRow, versionOf } from '../../lists/tally.ts';
import { Rejection, type RejectionRow, User, type UserRow } from '../../accounts/index.ts';

export type UserWithProfiles = UserRow & { profiles: ProfileSummaryRow[]; rejection: RejectionRow | null };
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
  const lists = (await rowsOf(scope, query)).map((rows) => {
    const list = listOf(rows, query);
    return { list, count: () => countOf(rows, scope, query), isExact: true };
  });
  const [all] = lists;
  const [status, other = status] = standingsOf(scope, query);
  if (query.search || !all || status !== other) return findPageOf(lists, { page, pageSize });

  let found: Promise<TallyRow[]> | undefined;
  const tallies = () => (found ??= findTallies({ subject: 'users', status }));
  const isFollowed = FOLLOWED.some((column) => column === all.list.sorting.column);
  const version = isFollowed ? async () => versionOf(await tallies(), {}) : undefined;
  const count = async () => sumOf(await tallies(), {});
  return findPageOf([{ ...all, list: { ...all.list, version }, count }], { page, pageSize });
}

/** A list in the order of one of these has another version after each change of its order. */
const FOLLOWED: readonly (keyof UserRow)[] = ['id', 'statusSince', 'fullName', 'fatherName'];

/** How many accounts a list has. */
export async function countUsers(scope: UserScope, query: UserQuery): Promise<number> {
  const lists = await rowsOf(scope, query);
  const totals = await Promise.all(lists.map((rows) => countOf(rows, scope, query)));
  return totals.reduce((sum, total) => sum + total, 0);
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
  const said = new Map(rejections.map((rejection) => [rejection.userId, rejection]));
  return users.map((user) => ({
    ...user,
    profiles: byUser.get(user.id) ?? [],
    rejection: said.get(user.id) ?? null,
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

/**
 * With more names than this that hold a text, it is quicker to look at every account: a page of them is soon
 * full.
 */
const MOST_TEXTS = 5000;

/** A phone is kept in plain letters, which can't be compared with anything else. */
const isDigits = (search: string) => /^\d+$/.test(search);

/** An email has neither a blank nor a letter of Hindi. */
const mayBeInEmail = (search: string) => !/\s/.test(search) && !isDevanagari(search);

const livesIn = (search: string): Sql =>
  join([
    'EXISTS (SELECT 1 FROM profiles AS child WHERE child.userId = item.id AND',
    containing('child.city', search),
    ')',
  ]);

/** Whether an account holds the text in any of its six fields. */
const anywhere = (search: string, villages: readonly Village[]): Sql =>
  join([
    '(',
    join(
      [
        ...['fullName', 'fatherName', 'email'].map((column) => containing(`item.${column}`, search)),
        ...(isDigits(search) ? [containing('item.phone', search)] : []),
        ...villages.map((village) => sql('item.village = ?', village)),
        livesIn(search),
      ],
      ' OR ',
    ),
    ')',
  ]);

/** Whether it holds what is no number in none of them; what no field can hold isn't looked for. */
async function nowhere(search: string): Promise<Sql[]> {
  return [
    notContaining('item.fullName', search),
    notContaining('item.fatherName', search),
    ...(mayBeInEmail(search) ? [join(['NOT', containing('item.email', search)])] : []),
    ...villagesWith(search).map((village) => sql('item.village <> ?', village)),
    ...((await isCommon('city', search, 0)) ? [join(['NOT', livesIn(search)])] : []),
  ];
}

/**
 * The search box of specification section 2: name, father, email, phone, village, and the city of the
 * biodata. Each is looked for in the way that an index serves it. Any part of an email or a phone is looked
 * for along the whole of its index, which holds nothing else: each account has its own, so an index of their
 * parts would be thirty times as long as the list of accounts.
 */
async function exactRows(search: string, where: Sql[]): Promise<Rows> {
  const villages = villagesWith(search);
  if (await isCommon('person', search, MOST_TEXTS)) {
    return { from: sql('users AS item'), where: [...where, anywhere(search, villages)] };
  }
  const ways = [
    ids(rowsContaining('users', 'fullName', 'person', search)),
    ids(rowsContaining('users', 'fatherName', 'person', search)),
    join(['SELECT item.userId FROM', rowsContaining('profiles', 'city', 'city', search)]),
    ...(mayBeInEmail(search) ? [ids('users AS item WHERE', containing('item.email', search))] : []),
    ...(isDigits(search) ? [ids('users AS item WHERE', containing('item.phone', search))] : []),
    ...(villages.length > 0
      ? [ids('users AS item WHERE', sql(`item.village IN (${villages.map(() => '?').join()})`, ...villages))]
      : []),
  ];
  return { from: found(ways), where };
}

/** By another spelling of name or father, or of the city of the biodata; undefined where there is none. */
async function otherSpellings(search: string, where: Sql[]): Promise<Rows | undefined> {
  const persons = await keysToFind('person', search);
  const cities = await keysToFind('city', search);
  if (persons.length + cities.length === 0) return undefined;
  const others = await nowhere(search);
  const isOther = notContaining('text', search);
  if (await areMany(MOST_TEXTS, 'person', persons, isOther)) {
    const named = ['fullName', 'fatherName'].map((column) => hasKey(`item.${column}`, 'person', persons));
    return {
      from: sql('users AS item'),
      where: [...where, join(['(', join(named, ' OR '), ')']), ...others],
    };
  }
  const names = textsWithKeys('person', persons, isOther);
  const ways = [
    ids(rowsOfTexts('users', 'fullName', names)),
    ids(rowsOfTexts('users', 'fatherName', names)),
    join([
      'SELECT item.userId FROM',
      rowsOfTexts('profiles', 'city', textsWithKeys('city', cities, isOther)),
    ]),
  ];
  return { from: found(ways), where: [...where, ...others] };
}

/** What holds the text as it is written, and then its other spellings. */
async function rowsOf(scope: UserScope, query: UserQuery): Promise<Rows[]> {
  const { search } = query;
  const where = standingsOf(scope, query).map((status) => sql('item.status = ?', status));
  if (!search) return [{ from: sql('users AS item'), where }];
  const others = await otherSpellings(search, where);
  return [await exactRows(search, where), ...(others ? [others] : [])];
}

const villagesWith = (search: string) => VILLAGES.filter((village) => village.includes(search.toUpperCase()));

const ids = (from: Sql | string, ...conditions: (Sql | string)[]): Sql =>
  join(['SELECT item.id FROM', from, ...conditions]);

const found = (ways: Sql[]): Sql =>
  join(['(', join(ways, ' UNION '), ') AS anywhere JOIN users AS item ON item.id = anywhere.id']);
