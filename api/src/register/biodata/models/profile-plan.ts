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
import { rowsByPhone } from './profile-phones.ts';
import { exactTexts, inCity, fatherNameTexts, otherSpellings, type Texts } from './profile-texts.ts';
import type { FoundRow } from './profile.ts';

/** What a list is of, whatever its filters say. */
export type ProfileScope = {
  ownerStatus?: AccountStatus;
  listing?: Listing;
  gender?: Gender;
  userId?: number;
  /** Whose biodata are left out. */
  notOf?: readonly number[];
  /** An administrator's list: a phone number finds its biodata. */
  byPhone?: true;
};

/** Ids are given in the order of creation, and every index ends in the id. */
const COLUMNS: Record<ProfileSort, keyof FoundRow> = {
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
}: ProfileQuery): Sorting<FoundRow> {
  return { column: COLUMNS[sort], direction: order === 'asc' ? 'ASC' : 'DESC' };
}

/**
 * Texts are gone through while they are at most one to so many rows. Of 100,000 rows, 1,500 texts are counted
 * in a twentieth of the time that looking at each row takes, 5,000 in half of it, and 10,000 in as much.
 */
const ROWS_PER_TEXT = 20;

type Plan = {
  rows: Rows;
  count: () => Promise<number>;
  /**
   * Whether the number is right to the last row, so that a page can be found from the end of the list too.
   */
  isExact: boolean;
  /** Another one after each change of what the list is of. */
  version?: () => Promise<string>;
  /** The same, of what holds a text: finding a page of it costs more than reading its rows. */
  searchedAt?: string;
};

/** The tallies of a list, read once for all of its parts, and not before one of them asks. */
type Tallies = () => Promise<TallyRow[]>;

/** Behind so many who have a name nobody comes to those whose father has it. */
const MOST_BEFORE_FATHERS = 5000;

/**
 * How the rows of a list are found and counted, so that a million of them cost about what a thousand do.
 * With a text to search for, what holds it as it is written comes first, then its other spellings, and last
 * whose father has it as a name: not in a family's own list, where all have one father.
 * @param end how many rows into the list the page ends
 */
export async function plansOf(scope: ProfileScope, query: ProfileQuery, end: number): Promise<Plan[]> {
  const exact = exactTexts(query);
  // What texts there are is everybody's.
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

/** Everybody’s, less the few of those who are left out. */
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

/**
 * Without a text to search for, an index gives both rows and total. With one there are two ways to a page,
 * and `planOfText` takes the cheaper.
 */
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

/** What of the tallies a list comes to. */
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

/**
 * The index to walk along, newest first, when it is known that the page will soon be full. The database
 * doesn't know it, and would rather sort all that the filters leave. In another order than by age of the
 * entry it finds its index by itself.
 */
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
  // The indexes by village and gender lead with both: what a list leaves open is named whole.
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
