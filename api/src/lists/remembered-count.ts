import { countRows, type Rows } from './listing.ts';

/** From this size on nobody notices a few rows more or less, and counting takes long. */
const MANY = 10_000;
const KEPT_FOR = 30_000;
const MOST_KEPT = 1000;

const counts = new Map<string, { total: Promise<number>; until: number }>();

/**
 * Counts rows for which no counter is kept, such as a search for a text or an age. Below ten thousand they
 * are counted every time. A greater number may be half a minute old, so that a list of a million isn't
 * counted again for each of its pages. A count that is under way is shared.
 */
export function rememberedCount(rows: Rows): Promise<number> {
  const key = JSON.stringify(rows);
  const known = counts.get(key);
  if (known && known.until > Date.now()) return known.total;
  const total = countRows(rows);
  const kept = { total, until: Infinity };
  if (counts.size >= MOST_KEPT) counts.clear();
  counts.set(key, kept);
  const forget = () => {
    if (counts.get(key) === kept) counts.delete(key);
  };
  total.then((found) => {
    if (found < MANY) forget();
    else kept.until = Date.now() + KEPT_FOR;
  }, forget);
  return total;
}
