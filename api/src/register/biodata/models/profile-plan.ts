import type { ProfileQuery } from '@pehchan/contract/biodata';
import { join, type Sql, sql } from '../../../ground/database/select.ts';
import { countRows, type Rows } from '../../../ground/lists/listing.ts';
import { findTallies, type TallyRow, versionOf } from '../../../ground/lists/tally.ts';
import { planOfFacts } from './facts-plan.ts';
import { newlyShownFirst } from './newly-shown.ts';
import { planOfOrder, WITHOUT_FACTS } from './order-plan.ts';
import { once, type Plan, type Tallies } from './plan.ts';
import { factsIn, narrowedBy, type ProfileScope, tallyScopeOf } from './profile-filters.ts';
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
import { planOfText } from './text-plan.ts';

/** With more name matches than this, fathers' names are not searched. */
const MOST_BEFORE_FATHERS = 5000;

/**
 * Return how to find and count the rows of a list, at about the same cost for a thousand rows and a million.
 * With `newSince`, biodata shown since then are first; a search by text keeps its own order.
 * @param end the last row of the page, counted from the start of the list
 */
export async function plansOf(scope: ProfileScope, query: ProfileQuery, end: number): Promise<Plan[]> {
  return newlyShownFirst(await plansInOrder(scope, query, end), scope, query);
}

/**
 * For a search text, exact matches are first, then other spellings, then matches of the father's name, then
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
  const along: Rows = { from: sql(`profiles AS item${WITHOUT_FACTS}`), where };
  if (userId !== undefined) return { rows: along, where, count: () => countRows(along), isExact: true };
  if (gender && query.gender && gender !== query.gender) {
    return { rows: along, where, count: () => Promise.resolve(0), isExact: true };
  }
  if (texts) return planOfText(scope, query, end, texts, await tallies());
  if (factsIn(scope, query).length > 0) return planOfFacts(scope, query, end, tallies);
  return planOfOrder(scope, query, tallies);
}
