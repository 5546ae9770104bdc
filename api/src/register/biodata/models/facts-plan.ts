import type { ProfileQuery } from '@pehchan/contract/biodata';
import { sql } from '../../../ground/database/select.ts';
import type { Rows } from '../../../ground/lists/listing.ts';
import { MANY, rememberedCount } from '../../../ground/lists/remembered-count.ts';
import { versionOf } from '../../../ground/lists/tally.ts';
import { planOfOrder } from './order-plan.ts';
import type { Plan, Tallies } from './plan.ts';
import {
  basicsIn,
  factsIn,
  hasAges,
  narrowedBy,
  type ProfileScope,
  tallyScopeOf,
} from './profile-filters.ts';
import { forcedIndex } from './profile-order.ts';

/** Reading a row costs about as much as reading this many entries of an index that has all filters. */
const ENTRIES_PER_ROW = 10;

/**
 * Count in an index that has all filters. If the page is among few rows, also find it there; otherwise read
 * the list in its order until the page is full.
 */
export async function planOfFacts(
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
    (await totalWithoutOwnGotra(scope, query, tallies)) ?? (await rememberedCount(through, version));
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
  tallies: Tallies,
): Promise<number | undefined> {
  if (!gotras?.isOwn || factsIn(scope, query).length > 0) return undefined;
  const version = versionOf(await tallies(), tallyScopeOf(scope, query));
  const ofOwn = {
    from: sql('profiles AS item FORCE INDEX (profiles_gotra)'),
    where: [...basicsIn(scope, query), gotras.hides],
  };
  const [all, hidden] = await Promise.all([
    planOfOrder(scope, query, tallies).count(),
    rememberedCount(ofOwn, version),
  ]);
  if (gotras.only === 'hidden') return hidden;
  const total = Math.max(0, all - hidden);
  return total < MANY && all >= MANY && (hidden >= MANY || hasAges(query)) ? undefined : total;
}
