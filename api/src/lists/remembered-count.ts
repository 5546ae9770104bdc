import { countRows, type Rows } from './listing.ts';

/** From so many on, a few more or less are nothing that anybody sees, and counting takes long. */
const MANY = 10_000;
const KEPT_FOR = 30_000;
const MOST_KEPT = 1000;

const counts = new Map<string, { total: Promise<number>; until: number }>();

/**
 * Counts rows of which no tally is kept: a search for a text, or an age. Below ten thousand the number is
 * always counted anew; a greater one may be half a minute old, so that a list of a million isn't counted
 * again for every page of it. A count that is under way is shared.
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
