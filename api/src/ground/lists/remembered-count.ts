import { countRows, type Rows } from './listing.ts';
import { rememberer } from './remembered.ts';

export const MANY = 10_000;
/** Milliseconds for which a count of 10,000 rows or more is reused although rows have changed. */
const KEPT_FOR = 30_000;

const remembered = rememberer<number>((total) => (total < MANY ? 0 : KEPT_FOR));

/** Count rows without a tally, as in a search by text. A count from 10,000 on may be half a minute old. */
export const rememberedCount = (rows: Rows, version?: string): Promise<number> =>
  remembered(rows, version, () => countRows(rows));
