import { countRows, type Rows } from './listing.ts';
import { rememberer } from './remembered.ts';

/** From this size on nobody notices a few rows more or less, and counting takes long. */
export const MANY = 10_000;
const KEPT_FOR = 30_000;

const remembered = rememberer<number>((total) => (total < MANY ? 0 : KEPT_FOR));

/**
 * Counts rows for which no counter is kept, such as a search for a text or an age. Below ten thousand the
 * number is right to the last row: they are counted again after each change, and every time where no version
 * tells of one. A greater number may be half a minute old, so that a list of a million isn't counted again
 * for each of its pages.
 */
export const rememberedCount = (rows: Rows, version?: string): Promise<number> =>
  remembered(rows, version, () => countRows(rows));
