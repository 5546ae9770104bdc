import type { ProfileQuery } from '@pehchan/contract/biodata';
import { sql } from '../../../ground/database/select.ts';
import type { Rows } from '../../../ground/lists/listing.ts';
import { rememberedCount } from '../../../ground/lists/remembered-count.ts';
import { sumOf, versionOf } from '../../../ground/lists/tally.ts';
import type { Plan, Tallies } from './plan.ts';
import { basicsIn, hasAges, type ProfileScope, tallyScopeOf } from './profile-filters.ts';
import { forcedIndex } from './profile-order.ts';

/** A list without such filters is read in its order, for which these indexes would sort all rows. */
export const WITHOUT_FACTS = ' IGNORE INDEX (profiles_facts, profiles_gotra)';

/** Read the list in its order. Tallies have its length unless it is narrowed to ages. */
export function planOfOrder(scope: ProfileScope, query: ProfileQuery, tallies: Tallies): Plan {
  const where = basicsIn(scope, query);
  const index = (!hasAges(query) && forcedIndex(scope, query)) || WITHOUT_FACTS;
  const along: Rows = { from: sql(`profiles AS item${index}`), where };
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
