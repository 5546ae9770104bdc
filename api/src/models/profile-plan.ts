import type { Standing } from '@pehchan/contract/accounts';
import type { Gender, ProfileQuery, ProfileSort } from '@pehchan/contract/biodata';
import { latestBirth } from '@pehchan/contract/common';
import { type Sql, sql } from '../database/select.ts';
import { countRows, type Rows, type Sorting } from './listing.ts';
import { rememberedCount } from './remembered-count.ts';
import { containing, isCommon, rowsContaining } from './search-parts.ts';
import { findTallies, sumOf, sumTallies, type TallyScope } from './tally.ts';

/** What a list is of, whatever its filters say. */
export type ProfileScope = { ownerStatus?: Standing; gender?: Gender; userId?: number };

/** Ids are given in the order of creation, and every index ends in the id. */
const COLUMNS: Record<ProfileSort, string> = {
  createdAt: 'id',
  fullname: 'fullName',
  dateOfBirth: 'dateOfBirth',
  gender: 'gender',
  village: 'village',
  currentLiveCity: 'city',
};

export function sortingOf({
  sort = 'createdAt',
  order = sort === 'createdAt' ? 'desc' : 'asc',
}: ProfileQuery): Sorting {
  return { column: COLUMNS[sort], direction: order === 'asc' ? 'ASC' : 'DESC' };
}

/** Texts are gone through while they are at most one to so many rows; then looking at each row costs no more than counting them. */
const ROWS_PER_TEXT = 100;

type Plan = {
  rows: Rows;
  count: () => Promise<number>;
  /** Whether the number is right to the last row, so that a page can be found from the end of the list too. */
  isExact: boolean;
};

/**
 * How the rows of a list are found and counted, so that a million of them cost about what a thousand do. Without a text to
 * search for, an index gives both. With one there are two ways to a page: from the names that hold the text to their biodata,
 * which are then sorted; or along the list, looking at each row until the page is full. The first is quick for a text that few
 * have, the second for one that many have; which it is, the total says, or the number of texts alone.
 * @param end how many rows into the list the page ends
 */
export async function planOf(scope: ProfileScope, query: ProfileQuery, end: number): Promise<Plan> {
  const { userId, gender } = scope;
  const where = [...narrowedBy(scope, query), ...textsOf(query)];
  const along: Rows = { from: sql('profiles AS item'), where };
  if (userId !== undefined) return { rows: along, count: () => countRows(along), isExact: true };
  if (gender && query.gender && gender !== query.gender) {
    return { rows: along, count: () => Promise.resolve(0), isExact: true };
  }
  if (query.search || query.city) return planOfText(scope, query, end);
  return query.minAge === undefined && query.maxAge === undefined
    ? { rows: along, count: () => sumTallies(talliedBy(scope, query)), isExact: true }
    : { rows: along, count: () => rememberedCount(along), isExact: false };
}

async function planOfText(scope: ProfileScope, query: ProfileQuery, end: number): Promise<Plan> {
  const { search, city } = query;
  const narrowed = narrowedBy(scope, query);
  const where = [...narrowed, ...textsOf(query)];
  const walk: Rows = { from: sql(`profiles AS item${walked(scope, query)}`), where };
  const tallies = await findTallies({ subject: 'profiles' });
  if (search && (await isCommon('name', search, Math.floor(sumOf(tallies, {}) / ROWS_PER_TEXT)))) {
    const names: Rows = { from: sql('profiles AS item FORCE INDEX (profiles_name_search)'), where };
    return { rows: walk, count: () => rememberedCount(names), isExact: false };
  }
  const through: Rows = search
    ? {
        from: rowsContaining('profiles', 'fullName', 'name', search),
        where: [...narrowed, ...(city ? [containing('item.city', city)] : [])],
      }
    : { from: rowsContaining('profiles', 'city', 'city', city ?? ''), where: narrowed };
  const total = await rememberedCount(through);
  const isRare = total * total < end * sumOf(tallies, talliedBy(scope, query));
  return { rows: isRare ? through : walk, count: () => Promise.resolve(total), isExact: false };
}

const talliedBy = ({ ownerStatus, gender }: ProfileScope, query: ProfileQuery): TallyScope => ({
  subject: 'profiles',
  status: ownerStatus,
  gender: gender ?? query.gender,
  village: query.village,
});

/**
 * Which index to go along, newest first, when it is known that the page will soon be full. The database doesn't know it, and
 * would rather sort all that the filters leave.
 */
function walked({ ownerStatus, gender: ofGender }: ProfileScope, query: ProfileQuery): string {
  if (sortingOf(query).column !== 'id') return '';
  const filters = [
    ...(ownerStatus ? ['standing'] : []),
    ...(query.village ? ['village'] : []),
    ...((query.gender ?? ofGender) && (ownerStatus || !query.village) ? ['gender'] : []),
  ];
  return ` FORCE INDEX (${filters.length > 0 ? ['profiles', ...filters].join('_') : 'PRIMARY'})`;
}

const textsOf = ({ search, city }: ProfileQuery): Sql[] => [
  ...(search ? [containing('item.fullName', search)] : []),
  ...(city ? [containing('item.city', city)] : []),
];

function narrowedBy(
  { ownerStatus, gender: ofGender, userId }: ProfileScope,
  { village, gender, minAge, maxAge }: ProfileQuery,
): Sql[] {
  const filters: Sql[] = [];
  if (userId !== undefined) filters.push(sql('item.userId = ?', userId));
  if (ownerStatus) filters.push(sql('item.ownerStatus = ?', ownerStatus));
  if (ofGender) filters.push(sql('item.gender = ?', ofGender));
  if (village) filters.push(sql('item.village = ?', village));
  if (gender) filters.push(sql('item.gender = ?', gender));
  // Both ages are inclusive: `maxAge` ends the day before the next birthday.
  if (minAge !== undefined) filters.push(sql('item.dateOfBirth <= ?', latestBirth(minAge)));
  if (maxAge !== undefined) filters.push(sql('item.dateOfBirth > ?', latestBirth(maxAge + 1)));
  return filters;
}
