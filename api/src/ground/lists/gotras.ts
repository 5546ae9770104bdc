import { join, select, sql } from '../database/select.ts';
import type { Run } from '../database/statements.ts';
import { foldedGotra, gotraKey } from './name-key/gotra-key.ts';
import { rememberer } from './remembered.ts';
import { containing } from './search-parts.ts';
import { isDevanagari, patternsOf } from './search-keys.ts';

/* The table `gotras`: one row for all spellings of a gotra. A row stays even if no biodata has its gotra. */

export const UNKNOWN_GOTRA = 0;

/** Return the id of each gotra text, and add rows for gotras that no biodata had before. */
export async function gotraIdsOf(texts: Iterable<string>, run: Run): Promise<ReadonlyMap<string, number>> {
  const keys = new Map([...new Set(texts)].map((text) => [text, gotraKey(text)]));
  const names = new Map<string, string>();
  for (const [text, key] of keys) {
    const known = names.get(key);
    if (key !== '' && (known === undefined || isDevanagari(known))) names.set(key, text);
  }
  const ids = await idsOf([...names.keys()], run);
  const missing = [...names]
    .filter(([key]) => !ids.has(key))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  for (const [key, id] of await added(missing, run)) ids.set(key, id);
  return new Map([...keys].map(([text, key]) => [text, ids.get(key) ?? UNKNOWN_GOTRA]));
}

type Row = { id: number; part: string };

async function idsOf(keys: readonly string[], run: Run): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map();
  const rows = await run<Row>('SELECT id, part FROM gotras WHERE part IN (?)', [keys]);
  return new Map(rows.map(({ part, id }) => [part, id]));
}

/** Read with a lock: another transaction may have added the same gotra since this one began. */
async function added(missing: readonly (readonly [key: string, name: string])[], run: Run) {
  if (missing.length === 0) return new Map<string, number>();
  await run('INSERT IGNORE INTO gotras (part, name) VALUES ?', [missing]);
  const keys = missing.map(([key]) => key);
  const rows = await run<Row>('SELECT id, part FROM gotras WHERE part IN (?) LOCK IN SHARE MODE', [keys]);
  return new Map(rows.map(({ part, id }) => [part, id]));
}

const found = rememberer<number[]>();

/** Return the ids of gotras that a search text finds in either script. */
export async function gotrasFound(text: string, version: string): Promise<number[]> {
  const patterns = patternsOf(text, 'name').map(foldedGotra);
  const conditions = [
    containing('name', text),
    sql('part = ?', gotraKey(text)),
    ...patterns.map((pattern) => sql('part LIKE ?', pattern)),
  ];
  const statement = join(['SELECT id FROM gotras WHERE', join(conditions, ' OR '), 'ORDER BY id LIMIT 500']);
  return found(statement, version, async () => (await select<Row>(statement)).map(({ id }) => id));
}
