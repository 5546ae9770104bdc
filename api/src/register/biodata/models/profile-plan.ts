import { type AccountStatus, ACCOUNT_STATUSES } from '@pehchan/contract/accounts';
import {
  type Gender,
  type Listing,
  LISTINGS,
  type ProfileQuery,
  type ProfileSort,
} from '@pehchan/contract/biodata';
import { latestBirth } from '@pehchan/contract/common';
import { join, type Sql, sql } from '../../../ground/database/select.ts';
import { countRows, type Rows, type Sorting } from '../../../ground/lists/listing.ts';
import { MANY, rememberedCount } from '../../../ground/lists/remembered-count.ts';
import {
  findTallies,
  sumOf,
  type TallyRow,
  type TallyScope,
  versionOf,
} from '../../../ground/lists/tally.ts';
import { COLUMN_OF } from '../columns.ts';
import { rowsByPhone } from './profile-phones.ts';
import { exactTexts, inCity, fatherNameTexts, otherSpellings, type Texts } from './profile-texts.ts';
import type { FoundRow } from './profile.ts';

export type ProfileScope = {
  ownerStatus?: AccountStatus;
  listing?: Listing;
  gender?: Gender;
  userId?: number;
  notOf?: readonly number[];
  /** Search phone numbers too, which only administrators can do. */
  byPhone?: true;
};

/** Sort by id instead of creation time: both have the same order, and every index ends in the id. */
const SORTED_BY: Record<ProfileSort, keyof FoundRow> = { ...COLUMN_OF, createdAt: 'id' };

export function sortingOf({
  sort = 'createdAt',
  order = sort === 'createdAt' ? 'desc' : 'asc',
}: ProfileQuery): Sorting<FoundRow> {
  return { column: SORTED_BY[sort], direction: order === 'asc' ? 'ASC' : 'DESC' };
}

/**
 * With more biodata than this for each name or city that matches a search, find the matching texts first. Of
 * 100,000 rows, counting 5,000 texts takes half the time of reading every row.
 */
const ROWS_PER_TEXT = 20;

type Plan = {
  rows: Rows;
  count: () => Promise<number>;
  /** Whether the total is exact, so that a page can also be found from the end of the list. */
  isExact: boolean;
  version?: () => Promise<string>;
  /** The version of the searched rows. A found page's ids are kept for it, because finding a page is slow. */
  searchedAt?: string;
};

type Tallies = () => Promise<TallyRow[]>;

/** With more name matches than this, fathers' names are not searched. */
const MOST_BEFORE_FATHERS = 5000;

/**
 * Return how to find and count the rows of a list, at about the same cost for a thousand rows and a million.
 * For a search text, exact matches come first, then other spellings, then matches of the father's name. The
 * biodata of one family are not searched by the father's name, which is the same in all of them.
 * @param end the last row of the page, counted from the start of the list
 */
export async function plansOf(scope: ProfileScope, query: ProfileQuery, end: number): Promise<Plan[]> {
  const exact = exactTexts(query);
  const counted = exact ? { subject: 'profiles' as const } : tallyScopeOf(scope, query);
  let found: Promise<TallyRow[]> | undefined;
  const tallies = () => (found ??= findTallies(counted));
  const planned = (texts?: Texts) => planOf(scope, query, end, texts, tallies);
  if (!exact) return [await planned()];
  const version = versionOf(await tallies(), {});
  const called = scope.byPhone && rowsByPhone(query);
  if (called) {
    const rows = {
      from: called,
      where: [...narrowedBy(scope, query), ...(await inCity(query.city, version))],
    };
    return [{ rows, count: () => countRows(rows), isExact: true }];
  }
  const own = await Promise.all([exact, ...(await otherSpellings(query, version))].map(planned));
  if (!query.search || scope.userId !== undefined) return own;
  const totals = await Promise.all(own.map(({ count }) => count()));
  if (totals.reduce((sum, total) => sum + total, 0) > MOST_BEFORE_FATHERS) return own;
  return [...own, ...(await Promise.all((await fatherNameTexts(query, version)).map(planned)))];
}

async function planOf(
  scope: ProfileScope,
  query: ProfileQuery,
  end: number,
  texts: Texts | undefined,
  tallies: Tallies,
): Promise<Plan> {
  const plan = await planOfAll(scope, query, end, texts, tallies);
  const { notOf = [] } = scope;
  if (notOf.length === 0) return plan;
  const { from, where } = plan.rows;
  let total: Promise<number> | undefined;
  const places = notOf.map(() => '?').join();
  const isTheirs = sql(`item.userId IN (${places})`, ...notOf);
  const left = { from: sql('profiles AS item'), where: [isTheirs, ...whereOf(scope, query, texts)] };
  return {
    ...plan,
    rows: { from, where: [...where, join(['NOT', isTheirs])] },
    count: () =>
      (total ??= Promise.all([plan.count(), countRows(left)]).then(([all, theirs]) =>
        Math.max(0, all - theirs),
      )),
  };
}

const whereOf = (scope: ProfileScope, query: ProfileQuery, texts: Texts | undefined): Sql[] => [
  ...narrowedBy(scope, query),
  ...(texts?.holds ?? []),
];

async function planOfAll(
  scope: ProfileScope,
  query: ProfileQuery,
  end: number,
  texts: Texts | undefined,
  tallies: Tallies,
): Promise<Plan> {
  const { userId, gender } = scope;
  const where = whereOf(scope, query, texts);
  const along: Rows = { from: sql('profiles AS item'), where };
  if (userId !== undefined) return { rows: along, count: () => countRows(along), isExact: true };
  if (gender && query.gender && gender !== query.gender) {
    return { rows: along, count: () => Promise.resolve(0), isExact: true };
  }
  if (texts) return planOfText(scope, query, end, texts, await tallies());
  const version = async () => versionOf(await tallies(), tallyScopeOf(scope, query));
  return query.minAge === undefined && query.maxAge === undefined
    ? { rows: along, count: async () => sumOf(await tallies(), {}), isExact: true, version }
    : { rows: along, count: async () => rememberedCount(along, await version()), isExact: false, version };
}

/**
 * Return the cheaper of two plans; the cost is the number of rows read. `all` is the length of the list, and
 * `total` the number of rows with the text.
 * - `through` reads the `total` rows of the matching texts and sorts them.
 * - `walk` reads the list in its order until the page is full, after about `end * all / total` rows.
 * For a very common text, counting `total` costs more than the walk, so take the walk.
 */
async function planOfText(
  scope: ProfileScope,
  query: ProfileQuery,
  end: number,
  texts: Texts,
  tallies: TallyRow[],
): Promise<Plan> {
  const narrowed = narrowedBy(scope, query);
  const where = whereOf(scope, query, texts);
  const walk: Rows = { from: sql(`profiles AS item${forcedIndex(scope, query)}`), where };
  const version = versionOf(tallies, tallyScopeOf(scope, query));
  const through: Rows = { from: texts.through, where: [...narrowed, ...texts.rest] };
  if (await texts.areMany(Math.floor(sumOf(tallies, {}) / ROWS_PER_TEXT), versionOf(tallies, {}))) {
    const counted = texts.along ? { from: texts.along, where } : through;
    const count = () => rememberedCount(counted, version);
    return { rows: walk, count, isExact: false, searchedAt: version };
  }
  const total = await rememberedCount(through, version);
  const all = sumOf(tallies, tallyScopeOf(scope, query));
  const isThroughCheaper = total * total < end * all;
  const rows = isThroughCheaper ? through : walk;
  return { rows, count: () => Promise.resolve(total), isExact: total < MANY, searchedAt: version };
}

export const tallyScopeOf = (
  { ownerStatus, listing, gender }: ProfileScope,
  query: ProfileQuery = {},
): TallyScope => ({
  subject: 'profiles',
  status: ownerStatus,
  listing: listing ?? query.listing,
  gender: gender ?? query.gender,
  village: query.village,
});

/** Force the index for the order "newest first": otherwise MySQL would sort all filtered rows. */
function forcedIndex(scope: ProfileScope, query: ProfileQuery): string {
  return sortingOf(query).column === 'id' ? ` FORCE INDEX (${indexOf(scope, query)})` : '';
}

function indexOf(scope: ProfileScope, query: ProfileQuery): string {
  const { ownerStatus, listing = query.listing, gender = query.gender } = scope;
  const { village } = query;
  if (ownerStatus && listing) {
    if (village) return gender ? 'profiles_standing_village_gender' : 'profiles_standing_village';
    return gender ? 'profiles_standing_gender' : 'profiles_shown';
  }
  if (ownerStatus) return 'profiles_standing';
  if (listing) return 'profiles_listing';
  if (village) return 'profiles_village';
  return gender ? 'profiles_gender' : 'PRIMARY';
}

const oneOf = (column: string, values: readonly string[]): Sql =>
  sql(`${column} IN (${values.map(() => '?').join()})`, ...values);

function narrowedBy(
  { ownerStatus, listing: ofListing, gender: ofGender, userId }: ProfileScope,
  { listing: wanted, village, gender, minAge, maxAge }: ProfileQuery,
): Sql[] {
  const filters: Sql[] = [];
  if (userId !== undefined) filters.push(sql('item.userId = ?', userId));
  const listing = ofListing ?? wanted;
  // Indexes by village and gender begin with status and listing: without these filters, list all values.
  const isNarrowed = (ownerStatus ?? listing) !== undefined && (village ?? gender ?? ofGender) !== undefined;
  if (ownerStatus) filters.push(sql('item.ownerStatus = ?', ownerStatus));
  else if (isNarrowed) filters.push(oneOf('item.ownerStatus', ACCOUNT_STATUSES));
  if (listing) filters.push(sql('item.listing = ?', listing));
  else if (isNarrowed) filters.push(oneOf('item.listing', LISTINGS));
  if (ofGender) filters.push(sql('item.gender = ?', ofGender));
  if (village) filters.push(sql('item.village = ?', village));
  if (gender) filters.push(sql('item.gender = ?', gender));
  // Both ages are inclusive: `maxAge` ends the day before the next birthday.
  if (minAge !== undefined) filters.push(sql('item.dateOfBirth <= ?', latestBirth(minAge)));
  if (maxAge !== undefined) filters.push(sql('item.dateOfBirth > ?', latestBirth(maxAge + 1)));
  return filters;
}
