import { join, select, type Sql, sql } from '../database/select.ts';
import type { Run } from '../database/statements.ts';
import type { Kind } from './name-key/aliases.ts';
import { keysOfText, keysOfTyped, NAME_KEY_VERSION } from './name-key/name-key.ts';
import { rememberedCount } from './remembered-count.ts';
import { rememberer } from './remembered.ts';
import type { SearchField } from './search-fields.ts';

/* The table `name_keys`: each text with the keys of all its spellings. A blank key: the text is no name. */

const DEVANAGARI = /\p{Script=Devanagari}/u;

export const isDevanagari = (text: string): boolean => DEVANAGARI.test(text);

/** Three consonants with which a name can begin: Chhagan, Shravan, Dhruv. */
const BEGINS_A_NAME = /^(?:chh|ksh|dny|[bdgjkpst]h[lmnrvw]|s[kmpt][hr])$/i;

/** Return whether to search by keys. Most keys are consonants: `kr` would find Karan and far too many. */
function isLongEnough(text: string): boolean {
  const letters = text.normalize('NFD').replace(/[^a-z]/gi, '');
  return (letters.length >= 3 && /[aeiouy]/i.test(letters)) || BEGINS_A_NAME.test(letters);
}

const KINDS: Partial<Record<SearchField, Kind>> = { city: 'city', educated: 'work', work: 'work' };
const kindOf = (field: SearchField): Kind => KINDS[field] ?? 'name';

const foundTexts = rememberer<string[] | undefined>();

/** Return `LIKE` patterns for keys that begin like this text. A key of one letter only matches itself. */
export function patternsOf(text: string, kind: Kind): string[] {
  const isHindi = isDevanagari(text);
  if (!isHindi && !isLongEnough(text)) return [];
  return keysOfTyped(text, kind).map((key) => (key.length > 1 || isHindi ? `${key}%` : key));
}

export async function keysToFind(field: SearchField, text: string, version?: string): Promise<string[]> {
  const patterns = patternsOf(text, kindOf(field));
  if (!isDevanagari(text) || !patterns.some((pattern) => pattern.endsWith('a%'))) return patterns;
  // Stored keys of an older version lack the last vowel of `विका`: if no key matches, search without it.
  const isKnown = await areMany(0, field, patterns, sql('1'), version);
  return isKnown ? patterns : patterns.map((pattern) => pattern.replace(/(?<=.)a%$/, '%'));
}

const hasAnyKey = (field: SearchField, keys: readonly string[]): Sql =>
  join([
    sql('field = ? AND (', field),
    keys.length === 0
      ? '0'
      : join(
          keys.map((key) => sql('part LIKE ?', key)),
          ' OR ',
        ),
    ')',
  ]);

const selected = (field: SearchField, keys: readonly string[], rest: Sql): Sql =>
  join(['SELECT DISTINCT text FROM name_keys WHERE', join([hasAnyKey(field, keys), rest], ' AND ')]);

export const textsWithKeys = (field: SearchField, keys: readonly string[], rest: Sql): Sql =>
  join(['(', selected(field, keys, rest), ') AS found']);

export async function fewWithKeys(
  most: number,
  field: SearchField,
  keys: readonly string[],
  rest: Sql,
  version: string,
): Promise<string[] | undefined> {
  const statement = join([selected(field, keys, rest), sql('LIMIT ?', most + 1)]);
  return foundTexts(statement, version, async () => {
    const found = await select<{ text: string }>(statement);
    return found.length > most ? undefined : found.map(({ text }) => text);
  });
}

export const areMany = async (
  most: number,
  field: SearchField,
  keys: readonly string[],
  rest: Sql,
  version?: string,
): Promise<boolean> =>
  (await rememberedCount(
    {
      from: join(['(', selected(field, keys, rest), sql('LIMIT ?) AS texts', most + 1)]),
      where: [],
    },
    version,
  )) > most;

/** Return a condition for rows with one of the keys. `LIMIT` prevents a join, which sorts the whole list. */
export const hasKey = (column: string, field: SearchField, keys: readonly string[]): Sql =>
  join([
    `EXISTS (SELECT 1 FROM name_keys WHERE name_keys.text = ${column} AND`,
    hasAnyKey(field, keys),
    'LIMIT 1)',
  ]);

export async function keepKeys(field: SearchField, texts: Iterable<string>, run: Run): Promise<void> {
  const rows = [...new Set(texts)]
    .filter((text) => text !== '')
    .sort()
    .flatMap((text) => {
      const parts = keysOfText(text, kindOf(field));
      return (parts.length > 0 ? parts : ['']).map((part) => [field, text, part, NAME_KEY_VERSION]);
    });
  if (rows.length === 0) return;
  await run(
    `INSERT INTO name_keys (field, text, part, version) VALUES ?
     ON DUPLICATE KEY UPDATE version = VALUES(version)`,
    [rows],
  );
}

/** Delete the keys of texts that are no longer searched. The caller has deleted the texts' parts. */
export async function forgetKeys(field: SearchField, texts: readonly string[], run: Run): Promise<void> {
  await run(
    `DELETE FROM name_keys WHERE field = ? AND text IN (?) AND NOT EXISTS (
       SELECT 1 FROM search_parts AS parts WHERE parts.field = name_keys.field AND parts.text = name_keys.text
     )`,
    [field, texts],
  );
}
