import { withLongWork, BLOCK, type LongWork } from '../database/long-work.ts';
import type { Run } from '../database/statements.ts';
import { deriveMissing } from './derived-facts.ts';
import { keepMissingHindiKeys } from './hindi-keys.ts';
import { NAME_KEY_VERSION } from './name-key/name-key.ts';
import { SEARCH_FIELDS, type SearchField } from './search-fields.ts';
import { keepKeys } from './search-keys.ts';
import { tallyChange } from './tally.ts';

/** Make all missing name keys and derived columns while the site runs. A restart continues the last run. */
export const rebuildNameKeys = (): Promise<number> =>
  withLongWork(async (long) => {
    // First the columns, because without them a gotra rule leaves out no biodata.
    const derived = await deriveMissing(long);
    if (derived > 0) await expireLists(long);
    let made = 0;
    for (const field of SEARCH_FIELDS) made += await rebuildField(field, long);
    made += await keepMissingHindiKeys(long.run, long.inTransaction);
    if (made > 0) await expireLists(long);
    return derived + made;
  });

/** Let cached counts and lists expire, because they were made without the new keys or columns. */
const expireLists = ({ run, inTransaction }: LongWork) => inTransaction(() => tallyChange(run));

async function rebuildField(field: SearchField, { run, inTransaction }: LongWork): Promise<number> {
  let made = 0;
  for (let behind = ''; ;) {
    const block = await blockOf(field, behind, run);
    const last = block.at(-1);
    if (!last) return made;
    behind = last.text;
    const missing = block.filter(({ version }) => version !== NAME_KEY_VERSION);
    if (missing.length === 0) continue;
    await inTransaction(() => makeKeys(field, missing, run));
    made += missing.length;
  }
}

type Known = { text: string; version: number | null };

const blockOf = (field: SearchField, behind: string, run: Run): Promise<Known[]> =>
  run(
    `SELECT block.text, (
       SELECT MIN(known.version) FROM name_keys AS known WHERE known.field = ? AND known.text = block.text
     ) AS version
     FROM (
       SELECT text FROM search_parts FORCE INDEX (PRIMARY)
       WHERE field = ? AND text > ? AND start = 1 ORDER BY text LIMIT ?
     ) AS block`,
    [field, field, behind, BLOCK],
  );

/** Make keys only for texts that some row still has: the last row with a text may have been deleted. */
async function makeKeys(field: SearchField, missing: readonly Known[], run: Run): Promise<void> {
  const texts = missing.map(({ text }) => text);
  const old = missing.filter(({ version }) => version !== null).map(({ text }) => text);
  const searched = await run<{ text: string }>(
    'SELECT text FROM search_parts WHERE field = ? AND text IN (?) AND start = 1 LOCK IN SHARE MODE',
    [field, texts],
  );
  if (old.length > 0) await run('DELETE FROM name_keys WHERE field = ? AND text IN (?)', [field, old]);
  await keepKeys(
    field,
    searched.map(({ text }) => text),
    run,
  );
}
