import { BLOCK } from '../database/long-work.ts';
import { join, type Sql, sql } from '../database/select.ts';
import type { Run } from '../database/statements.ts';
import { keysOfParts, NAME_KEY_VERSION } from './name-key/name-key.ts';

/* Keys for the name in Hindi. Only those that the Latin name lacks are stored, so searches read few rows. */

export type Named = { id: number; fullName: string; fullNameHindi: string };

export const idsWithHindiKeys = (keys: readonly string[]): Sql =>
  join([
    '(SELECT DISTINCT profileId FROM hindi_keys WHERE',
    join(
      keys.map((key) => sql('part LIKE ?', key)),
      ' OR ',
    ),
    ') AS found',
  ]);

export async function keepHindiKeys(ids: readonly number[], run: Run): Promise<void> {
  if (ids.length === 0) return;
  const named = await run<Named>(
    'SELECT id, fullName, fullNameHindi FROM profiles WHERE id IN (?) ORDER BY id LOCK IN SHARE MODE',
    [ids],
  );
  await forgetHindiKeys(ids, run);
  await addHindiKeys(named, run);
}

/** Add keys to biodata without keys. A DELETE first would lock out INSERTs of other biodata's keys. */
export async function addHindiKeys(named: readonly Named[], run: Run): Promise<void> {
  const rows = named
    .filter(({ fullNameHindi }) => fullNameHindi !== '')
    .flatMap((row) => ['', ...keysApart(row)].map((part) => [row.id, part, NAME_KEY_VERSION]));
  if (rows.length === 0) return;
  await run('INSERT INTO hindi_keys (profileId, part, version) VALUES ?', [rows]);
}

/** Make missing keys, one block of biodata in each transaction, and return the number of biodata. */
export async function keepMissingHindiKeys(
  run: Run,
  eachBlock: (work: () => Promise<void>) => Promise<void>,
): Promise<number> {
  let made = 0;
  for (let behind = 0; ;) {
    const block = await run<{ id: number }>(
      // With `NOT EXISTS`, MariaDB would read all keys for each block: half an hour for a million biodata.
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

export async function forgetHindiKeys(ids: readonly number[], run: Run): Promise<void> {
  if (ids.length > 0) await run('DELETE FROM hindi_keys WHERE profileId IN (?)', [ids]);
}

function keysApart({ fullName, fullNameHindi }: Named): string[] {
  const known = new Set(keysOfParts(fullName));
  return keysOfParts(fullNameHindi).filter((key) => !known.has(key));
}
