import type { Sql } from '../../../ground/database/select.ts';
import type { Rows } from '../../../ground/lists/listing.ts';
import type { TallyRow } from '../../../ground/lists/tally.ts';

/** How to find and count the rows of a list, or of one of the lists that a search joins. */
export type Plan = {
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

export type Tallies = () => Promise<TallyRow[]>;

/** Run a query at most once, even if a count is asked for several times. */
export function once(count: () => Promise<number>): () => Promise<number> {
  let counted: Promise<number> | undefined;
  return () => (counted ??= count());
}
