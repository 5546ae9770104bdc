import { hash } from 'node:crypto';
import pLimit from 'p-limit';

/** Milliseconds until cached facts about lists expire, even if their version stays the same. */
const KEPT_FOR = 300_000;
const MOST_KEPT = 1000;

/** Run few searches in parallel: after a change each list is searched again, and many would be too slow. */
const inTurn = pLimit(4);

type Kept<T> = { found: Promise<T>; version: string | undefined; until: number; untilAnyway: number };

/**
 * Cache facts about lists while their version stays the same. Parallel callers share one search, `find`. It
 * must not use such a cache itself: it would wait in its own queue.
 * @param holdsAnyway milliseconds for which a result may be used despite changes
 */
export function rememberer<T>(holdsAnyway: (found: T) => number = () => 0) {
  const all = new Map<string, Kept<T>>();
  return (about: object, version: string | undefined, find: () => Promise<T>): Promise<T> => {
    const key = hash('sha256', JSON.stringify(about), 'base64');
    const known = all.get(key);
    const now = Date.now();
    if (known && now < (known.version === version ? known.until : known.untilAnyway)) return known.found;

    const kept: Kept<T> = { found: inTurn(find), version, until: Infinity, untilAnyway: 0 };
    const forget = () => {
      if (all.get(key) === kept) all.delete(key);
    };
    forgetOldest(all);
    all.set(key, kept);
    kept.found.then((found) => {
      kept.untilAnyway = Date.now() + holdsAnyway(found);
      kept.until = version === undefined ? kept.untilAnyway : Date.now() + KEPT_FOR;
      if (kept.until <= Date.now()) forget();
    }, forget);
    return kept.found;
  };
}

function forgetOldest(all: Map<string, unknown>): void {
  const [oldest] = all.keys();
  if (all.size >= MOST_KEPT && oldest !== undefined) all.delete(oldest);
}
