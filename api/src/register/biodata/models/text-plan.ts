import type { ProfileQuery } from '@pehchan/contract/biodata';
import { sql } from '../../../ground/database/select.ts';
import type { Rows } from '../../../ground/lists/listing.ts';
import { MANY, rememberedCount } from '../../../ground/lists/remembered-count.ts';
import { sumOf, type TallyRow, versionOf } from '../../../ground/lists/tally.ts';
import type { Plan } from './plan.ts';
import { narrowedBy, type ProfileScope, tallyScopeOf } from './profile-filters.ts';
import { forcedIndex } from './profile-order.ts';
import type { Texts } from './profile-texts.ts';

/**
 * With more biodata than this for each name or city that matches a search, find the matching texts first. Of
 * 100,000 rows, counting 5,000 texts takes half the time of reading every row.
 */
const ROWS_PER_TEXT = 20;

/**
 * Return the cheaper of two plans; the cost is the number of rows read. `all` is the length of the list, and
 * `total` the number of rows with the text.
 * - `through` reads the `total` rows of the matching texts and sorts them.
 * - `walk` reads the list in its order until the page is full, after about `end * all / total` rows.
 * For a very common text, counting `total` costs more than the walk, so take the walk.
 */
export async function planOfText(
  scope: ProfileScope,
  query: ProfileQuery,
  end: number,
  texts: Texts,
  tallies: TallyRow[],
): Promise<Plan> {
  const narrowed = narrowedBy(scope, query);
  const where = [...narrowed, ...texts.holds];
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
