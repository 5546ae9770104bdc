import { hash } from 'node:crypto';
import pLimit from 'p-limit';

/** Also under the same version: what is made anew beside the tallies, such as the keys of names, has none. */
const KEPT_FOR = 300_000;
const MOST_KEPT = 1000;

/**
 * So much is found out at once. After a change all who read ask together, and each statement of twenty would
 * take twenty times as long, beyond its deadline.
 */
const inTurn = pLimit(4);

type Kept<T> = { found: Promise<T>; version: string | undefined; until: number; untilAnyway: number };

/**
 * Remembers what was found out about lists, each as long as their version is the same: see `versionOf`. What
 * is being found out is shared. Without a version nothing is known of changes.
 * What finds one thing out must not ask for another that is remembered: it would wait in its own line.
 * @param holdsAnyway for how many milliseconds an answer may be given whatever has changed
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
