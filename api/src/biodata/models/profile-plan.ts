import type { Standing } from '@pehchan/contract/accounts';
import type { Gender, ProfileQuery, ProfileSort } from '@pehchan/contract/biodata';
import { latestBirth } from '@pehchan/contract/common';
import { type Sql, sql } from '../../database/select.ts';
import { countRows, type Rows, type Sorting } from '../../lists/listing.ts';
import { rememberedCount } from '../../lists/remembered-count.ts';
import { containing, isCommon, rowsContaining } from '../../lists/search-parts.ts';
import { findTallies, sumOf, sumTallies, type TallyScope } from '../../lists/tally.ts';
import type { ProfileRow } from './profile.ts';

/** What a list is of, whatever its filters say. */
export type ProfileScope = { ownerStatus?: Standing; gender?: Gender; userId?: number };

/** Ids are given in the order of creation, and every index ends in the id. */
const COLUMNS: Record<ProfileSort, keyof ProfileRow> = {
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
}: ProfileQuery): Sorting<ProfileRow> {
  return { column: COLUMNS[sort], direction: order === 'asc' ? 'ASC' : 'DESC' };
}

/**
 * Texts are gone through while they are at most one to so many rows; then looking at each row costs no more
 * than counting them.
 */
const ROWS_PER_TEXT = 100;

type Plan = {
  rows: Rows;
  count: () => Promise<number>;
  /**
   * Whether the number is right to the last row, so that a page can be found from the end of the list too.
   */
  isExact: boolean;
};

/**
 * How the rows of a list are found and counted, so that a million of them cost about what a thousand do.
 * Without a text to search for, an index gives both. With one there are two ways to a page, and `planOfText`
 * takes the cheaper.
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

/**
 * A plan costs the rows that are looked at, the same for each. Of a list of `all` rows, `total` hold the
 * text:
 * - `through` goes from the texts that match to their rows and sorts them: `total` rows, wherever the page
 *   lies.
 * - `walk` goes along the list in its order and stops when the page is full. Every `all / total`-th row is
 *   one that matches, so the
 * `end`-th of them comes after `end * all / total` rows. `through` is the cheaper while
 * `total < end * all / total`, which is `total * total < end * all`. For a text that very many hold, even
 * counting `total` would cost more than the walk: then nothing is weighed.
 */
async function planOfText(scope: ProfileScope, query: ProfileQuery, end: number): Promise<Plan> {
  const { search, city } = query;
  const narrowed = narrowedBy(scope, query);
  const where = [...narrowed, ...textsOf(query)];
  const walk: Rows = { from: sql(`profiles AS item${forcedIndex(scope, query)}`), where };
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
  const all = sumOf(tallies, talliedBy(scope, query));
  const isThroughCheaper = total * total < end * all;
  return { rows: isThroughCheaper ? through : walk, count: () => Promise.resolve(total), isExact: false };
}

const talliedBy = ({ ownerStatus, gender }: ProfileScope, query: ProfileQuery): TallyScope => ({
  subject: 'profiles',
  status: ownerStatus,
  gender: gender ?? query.gender,
  village: query.village,
});

/**
 * The index to walk along, newest first, when it is known that the page will soon be full. The database
 * doesn't know it, and would rather sort all that the filters leave. In another order than by age of the
 * entry it finds its index by itself.
 */
function forcedIndex(scope: ProfileScope, query: ProfileQuery): string {
  return sortingOf(query).column === 'id' ? ` FORCE INDEX (${indexOf(scope, query)})` : '';
}

function indexOf({ ownerStatus, gender: ofGender }: ProfileScope, query: ProfileQuery): string {
  const gender = query.gender ?? ofGender;
  if (ownerStatus && query.village && gender) return 'profiles_standing_village_gender';
  if (ownerStatus && query.village) return 'profiles_standing_village';
  if (ownerStatus && gender) return 'profiles_standing_gender';
  if (ownerStatus) return 'profiles_standing';
  if (query.village) return 'profiles_village';
  return gender ? 'profiles_gender' : 'PRIMARY';
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
