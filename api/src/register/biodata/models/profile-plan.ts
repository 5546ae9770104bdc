import type { ProfileQuery, ProfileSort } from '@pehchan/contract/biodata';
import { join, type Sql, sql } from '../../../ground/database/select.ts';
import { countRows, type Rows, type Sorting } from '../../../ground/lists/listing.ts';
import { MANY, rememberedCount } from '../../../ground/lists/remembered-count.ts';
import { findTallies, sumOf, type TallyRow, versionOf } from '../../../ground/lists/tally.ts';
import { COLUMN_OF } from '../columns.ts';
import { firstShownAfter } from './newly-shown.ts';
import { basicsIn, factsIn, narrowedBy, type ProfileScope, tallyScopeOf } from './profile-filters.ts';
import { rowsByPhone } from './profile-phones.ts';
import {
  exactTexts,
  factTexts,
  fatherNameTexts,
  hasTexts,
  inCity,
  inEducation,
  otherSpellings,
  type Texts,
} from './profile-texts.ts';
import type { FoundRow } from './profile.ts';

export { type ProfileScope, tallyScopeOf } from './profile-filters.ts';

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
  /** All conditions of the rows, also those that `rows` has in its tables. */
  where: Sql[];
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
 * With `newSince`, biodata shown since then come first; a search by text keeps its own order.
 * @param end the last row of the page, counted from the start of the list
 */
export async function plansOf(scope: ProfileScope, query: ProfileQuery, end: number): Promise<Plan[]> {
  const plans = await plansInOrder(scope, query, end);
  const { column, direction } = sortingOf(query);
  if (!query.newSince || query.search || column !== 'id' || direction !== 'DESC') return plans;
  const version = versionOf(await findTallies(tallyScopeOf(scope)), {});
  const isNew = await firstShownAfter(query.newSince, scope, version);
  if (!isNew) return plans;
  const split = plans.map((plan) => splitBy(isNew, plan, version));
  return [...split.map(([fresh]) => fresh), ...split.map(([, others]) => others)];
}

function splitBy(isNew: Sql, plan: Plan, version: string): [fresh: Plan, others: Plan] {
  const { where, rows, count: countAll } = plan;
  const fresh = { from: sql('profiles AS item FORCE INDEX (PRIMARY)'), where: [isNew, ...where] };
  const isOld = join(['NOT', isNew]);
  const countFresh = once(() => rememberedCount(fresh, version));
  const countOthers = async () => {
    const [all, few] = await Promise.all([countAll(), countFresh()]);
    return Math.max(0, all - few);
  };
  return [
    { rows: fresh, where: fresh.where, count: countFresh, isExact: true, searchedAt: version },
    {
      ...plan,
      rows: { from: rows.from, where: [...rows.where, isOld] },
      where: [...where, isOld],
      count: once(countOthers),
    },
  ];
}

/**
 * For a search text, exact matches come first, then other spellings, then matches of the father's name, then
 * of city, gotra and work. The biodata of one family are only searched by name: the rest is often the same.
 */
async function plansInOrder(scope: ProfileScope, query: ProfileQuery, end: number): Promise<Plan[]> {
  const isText = hasTexts(query);
  const counted = isText ? { subject: 'profiles' as const } : tallyScopeOf(scope, query);
  let found: Promise<TallyRow[]> | undefined;
  const tallies = () => (found ??= findTallies(counted));
  const planned = (texts?: Texts) => planOf(scope, query, end, texts, tallies);
  if (!isText) return [await planned()];
  const version = versionOf(await tallies(), {});
  const called = scope.byPhone && rowsByPhone(query);
  if (called) {
    const where = [...narrowedBy(scope, query), ...(await inCity(query.city, version))];
    return [
      {
        rows: { from: called, where },
        where,
        count: () => countRows({ from: called, where }),
        isExact: true,
      },
    ];
  }
  const rest = query.search || query.city ? await inEducation(query.education, version) : [];
  const texts = [exactTexts(query, rest), ...(await otherSpellings(query, version, rest))];
  const own = await Promise.all(texts.map(planned));
  if (!query.search || scope.userId !== undefined) return own;
  const totals = await Promise.all(own.map(({ count }) => count()));
  if (totals.reduce((sum, total) => sum + total, 0) > MOST_BEFORE_FATHERS) return own;
  const fathers = await fatherNameTexts(query, version, rest);
  const facts = scope.byFacts
    ? await factTexts(query, version, rest, {
        narrowedTo: narrowedBy(scope, query),
        earlier: [...texts, ...fathers],
      })
    : [];
  return [...own, ...(await Promise.all([...fathers, ...facts].map(planned)))];
}

/** Run a query at most once, even if a count is asked for several times. */
function once(count: () => Promise<number>): () => Promise<number> {
  let counted: Promise<number> | undefined;
  return () => (counted ??= count());
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
  const places = notOf.map(() => '?').join();
  const isTheirs = sql(`item.userId IN (${places})`, ...notOf);
  const isNotTheirs = join(['NOT', isTheirs]);
  const left = { from: sql('profiles AS item'), where: [isTheirs, ...whereOf(scope, query, texts)] };
  return {
    ...plan,
    rows: { from, where: [...where, isNotTheirs] },
    where: [...plan.where, isNotTheirs],
    count: once(async () => {
      const [all, theirs] = await Promise.all([plan.count(), countRows(left)]);
      return Math.max(0, all - theirs);
    }),
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
  const isInOrder = userId === undefined && !hasAges(query);
  const index = (isInOrder && forcedIndex(scope, query)) || WITHOUT_FACTS;
  const along: Rows = { from: sql(`profiles AS item${index}`), where };
  if (userId !== undefined) return { rows: along, where, count: () => countRows(along), isExact: true };
  if (gender && query.gender && gender !== query.gender) {
    return { rows: along, where, count: () => Promise.resolve(0), isExact: true };
  }
  if (texts) return planOfText(scope, query, end, texts, await tallies());
  if (factsIn(scope, query).length > 0) return planOfFacts(scope, query, end, tallies);
  const version = async () => versionOf(await tallies(), tallyScopeOf(scope, query));
  return !hasAges(query)
    ? { rows: along, where, count: async () => sumOf(await tallies(), {}), isExact: true, version }
    : {
        rows: along,
        where,
        count: async () => rememberedCount(along, await version()),
        isExact: false,
        version,
      };
}

/** A list without such filters is read in its order, for which these indexes would sort all rows. */
const WITHOUT_FACTS = ' IGNORE INDEX (profiles_facts, profiles_gotra)';

/** Reading a row costs about as much as reading this many entries of an index that has all filters. */
const ENTRIES_PER_ROW = 10;

/**
 * Count in an index that has all filters. If the page is among few rows, also find it there; otherwise read
 * the list in its order until the page is full.
 */
async function planOfFacts(
  scope: ProfileScope,
  query: ProfileQuery,
  end: number,
  tallies: Tallies,
): Promise<Plan> {
  const where = narrowedBy(scope, query);
  const { gotra, ...others } = query;
  const isGotraAlone = gotra !== undefined && factsIn(scope, others).length === 0;
  const key = isGotraAlone ? 'profiles_gotra' : 'profiles_facts';
  const through: Rows = { from: sql(`profiles AS item FORCE INDEX (${key})`), where };
  const walk: Rows = { from: sql(`profiles AS item${forcedIndex(scope, query)}`), where };
  const version = versionOf(await tallies(), tallyScopeOf(scope, query));
  const total =
    (await totalWithoutOwnGotra(scope, query, end, tallies)) ?? (await rememberedCount(through, version));
  const isThroughCheaper = total < end * ENTRIES_PER_ROW;
  return {
    rows: isThroughCheaper ? through : walk,
    where,
    count: () => Promise.resolve(total),
    isExact: total < MANY,
    version: () => Promise.resolve(version),
  };
}

/**
 * For the rule `own` alone, subtract the biodata of one gotra: an index counts those few, and tallies have
 * the sum of all. Return undefined if there are other filters, or if the sum could be out of date.
 */
async function totalWithoutOwnGotra(
  { gotras, ...scope }: ProfileScope,
  query: ProfileQuery,
  end: number,
  tallies: Tallies,
): Promise<number | undefined> {
  if (!gotras?.isOwn || factsIn(scope, query).length > 0) return undefined;
  const version = versionOf(await tallies(), tallyScopeOf(scope, query));
  const ofOwn = {
    from: sql('profiles AS item FORCE INDEX (profiles_gotra)'),
    where: [...basicsIn(scope, query), gotras.hides],
  };
  const [all, hidden] = await Promise.all([
    planOfAll(scope, query, end, undefined, tallies).then(({ count }) => count()),
    rememberedCount(ofOwn, version),
  ]);
  if (gotras.only === 'hidden') return hidden;
  const total = Math.max(0, all - hidden);
  return total < MANY && all >= MANY && (hidden >= MANY || hasAges(query)) ? undefined : total;
}

const hasAges = ({ minAge, maxAge }: ProfileQuery) => minAge !== undefined || maxAge !== undefined;

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
    return { rows: walk, where, count, isExact: false, searchedAt: version };
  }
  const total = await rememberedCount(through, version);
  const all = sumOf(tallies, tallyScopeOf(scope, query));
  const isThroughCheaper = texts.isOnlyThrough ?? total * total < end * all;
  const rows = isThroughCheaper ? through : walk;
  return { rows, where, count: () => Promise.resolve(total), isExact: total < MANY, searchedAt: version };
}

/** Force the index for the order "newest first": otherwise MySQL would sort all filtered rows. */
function forcedIndex(scope: ProfileScope, query: ProfileQuery): string {
  return sortingOf(query).column === 'id' ? ` FORCE INDEX (${indexOf(scope, query)})` : '';
}

function indexOf(scope: ProfileScope, query: ProfileQuery): string {
  const { ownerStatus, listing = query.listing, gender = query.gender } = scope;
  const { village } = tallyScopeOf({}, query);
  if (ownerStatus && listing) {
    if (village) return gender ? 'profiles_standing_village_gender' : 'profiles_standing_village';
    return gender ? 'profiles_standing_gender' : 'profiles_shown';
  }
  if (ownerStatus) return 'profiles_standing';
  if (listing) return 'profiles_listing';
  if (village) return 'profiles_village';
  return gender ? 'profiles_gender' : 'PRIMARY';
}
