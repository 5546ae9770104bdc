import { countRows, type Rows } from './listing.ts';
import { rememberer } from './remembered.ts';

/** From this number of rows on, counting takes long and a total need not be exact. */
export const MANY = 10_000;
const KEPT_FOR = 30_000;

const remembered = rememberer<number>((total) => (total < MANY ? 0 : KEPT_FOR));

/**
 * Count rows without a tally, such as those of a search by text or age. From 10,000 on, the count may be half
 * a minute old, so that a list of a million isn't counted for each page.
 */
export const rememberedCount = (rows: Rows, version?: string): Promise<number> =>
  remembered(rows, version, () => countRows(rows));
