import { BLOCK } from '../database/long-work.ts';
import { join, type Sql, sql } from '../database/select.ts';
import type { Run } from '../database/statements.ts';
import { keysOfParts, NAME_KEY_VERSION } from './name-key/name-key.ts';

/*
 * A biodata is found by its name in Hindi letters, too. That is nearly always the same name, and found by the
 * keys of the other one already; kept here is what it has beside those, so that the search looks at few rows.
 * Each biodata with a name in Hindi letters has a blank key, so that it is known to have been looked at.
 */

export type Named = { id: number; fullName: string; fullNameHindi: string };

/** The biodata that only their name in Hindi letters shows to have one of the keys: a table `found`. */
export const idsWithHindiKeys = (keys: readonly string[]): Sql =>
  join([
    '(SELECT DISTINCT profileId FROM hindi_keys WHERE',
    join(
      keys.map((key) => sql('part LIKE ?', key)),
      ' OR ',
    ),
    ') AS found',
  ]);

/** Makes the keys of these biodata anew, in a transaction that they aren't changed beside. */
export async function keepHindiKeys(ids: readonly number[], run: Run): Promise<void> {
  if (ids.length === 0) return;
  const named = await run<Named>(
    'SELECT id, fullName, fullNameHindi FROM profiles WHERE id IN (?) ORDER BY id LOCK IN SHARE MODE',
    [ids],
  );
  await forgetHindiKeys(ids, run);
  await addHindiKeys(named, run);
}

/**
 * Makes the keys of biodata that have none. Nothing is deleted first: that would lock the gap behind the last
 * key, where everybody who adds a biodata at this moment is about to write.
 */
export async function addHindiKeys(named: readonly Named[], run: Run): Promise<void> {
  const rows = named
    .filter(({ fullNameHindi }) => fullNameHindi !== '')
    .flatMap((row) => ['', ...keysApart(row)].map((part) => [row.id, part, NAME_KEY_VERSION]));
  if (rows.length === 0) return;
  await run('INSERT INTO hindi_keys (profileId, part, version) VALUES ?', [rows]);
}

/**
 * Makes the keys of all biodata that have none of this version, a block at a time.
 * @param eachBlock runs the work on one block, in a transaction
 * @returns of how many
 */
export async function keepMissingHindiKeys(
  run: Run,
  eachBlock: (work: () => Promise<void>) => Promise<void>,
): Promise<number> {
  let made = 0;
  for (let behind = 0; ;) {
    const block = await run<{ id: number }>(
      // Of `NOT EXISTS` the database would read all keys anew for each block: a million take half an hour so.
      `SELECT item.id FROM profiles AS item WHERE item.id > ? AND item.fullNameHindi <> '' AND NOT (
         (SELECT known.version FROM hindi_keys AS known WHERE known.profileId = item.id AND known.part = '') <=> ?
       ) ORDER BY item.id LIMIT ?`,
      [behind, NAME_KEY_VERSION, BLOCK],
    );
    const last = block.at(-1);
    if (!last) return made;
    behind = last.id;
    made += block.length;
    await eachBlock(() =>
      keepHindiKeys(
        block.map(({ id }) => id),
        run,
      ),
    );
  }
}

/** Of biodata whose name is about to change: whoever renames them makes new ones. */
export async function forgetHindiKeys(ids: readonly number[], run: Run): Promise<void> {
  if (ids.length > 0) await run('DELETE FROM hindi_keys WHERE profileId IN (?)', [ids]);
}

function keysApart({ fullName, fullNameHindi }: Named): string[] {
  const known = new Set(keysOfParts(fullName));
  return keysOfParts(fullNameHindi).filter((key) => !known.has(key));
}
