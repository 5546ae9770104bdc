import { join, select, type Sql, sql } from '../database/select.ts';
import type { Run } from '../database/statements.ts';
import { keysOfParts, NAME_KEY_VERSION, nameKeys } from './name-key/name-key.ts';
import { rememberer } from './remembered.ts';
import { rememberedCount } from './remembered-count.ts';
import type { SearchField } from './search-fields.ts';

/*
 * Each text that is searched for has, beside its parts, the keys that all spellings of it share, in both
 * scripts. A text that is no name has a blank one, so that it is known to have been looked at.
 */

const DEVANAGARI = /\p{Script=Devanagari}/u;

export const isDevanagari = (text: string): boolean => DEVANAGARI.test(text);

/**
 * Whether Latin letters are enough of a name to look for its other spellings. Keys are mostly consonants: by
 * them `kr` would be the beginning of Karan and of a good deal else.
 */
function saysEnough(text: string): boolean {
  const letters = text.normalize('NFD').replace(/[^a-z]/gi, '');
  return letters.length >= 3 && /[aeiou]/i.test(letters);
}

/** Texts that were found, and none where there were too many. */
const foundTexts = rememberer<string[] | undefined>();

/** By which keys texts are found that are another spelling of this one, or begin with it. */
export async function keysToFind(field: SearchField, text: string, version?: string): Promise<string[]> {
  if (!isDevanagari(text) && !saysEnough(text)) return [];
  const keys = nameKeys(text).filter((key) => key.length > 1 || isDevanagari(text));
  if (!isDevanagari(text) || !keys.some((key) => key.endsWith('a'))) return keys;
  // Half typed, `विका` ends on what is inside a name, and hardly heard there.
  const isKnown = await areMany(0, field, keys, sql('1'), version);
  return isKnown ? keys : keys.map((key) => key.replace(/(?<=.)a$/, ''));
}

const havingKeys = (field: SearchField, keys: readonly string[]): Sql =>
  join([
    sql('field = ? AND (', field),
    keys.length === 0
      ? '0'
      : join(
          keys.map((key) => sql('part LIKE ?', `${key}%`)),
          ' OR ',
        ),
    ')',
  ]);

/** The texts of a field that have one of the keys, and for which the rest holds. */
const selected = (field: SearchField, keys: readonly string[], rest: Sql): Sql =>
  join(['SELECT DISTINCT text FROM name_keys WHERE', join([havingKeys(field, keys), rest], ' AND ')]);

/** The same as a table `found`. */
export const textsWithKeys = (field: SearchField, keys: readonly string[], rest: Sql): Sql =>
  join(['(', selected(field, keys, rest), ') AS found']);

/** The same texts, unless there are more than so many. */
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

/** Whether there are more of them than so many. */
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

/**
 * Whether a row's column is a text that has one of the keys. The limit has each row looked at in its turn: as
 * one set with the keys the database would sort all of a list before its first page.
 */
export const hasKey = (column: string, field: SearchField, keys: readonly string[]): Sql =>
  join([
    `EXISTS (SELECT 1 FROM name_keys WHERE name_keys.text = ${column} AND`,
    havingKeys(field, keys),
    'LIMIT 1)',
  ]);

/** Makes texts findable in all spellings; in the transaction that saves the row. */
export async function keepKeys(field: SearchField, texts: Iterable<string>, run: Run): Promise<void> {
  const rows = [...new Set(texts)]
    .filter((text) => text !== '')
    .sort()
    .flatMap((text) => {
      const parts = keysOfParts(text);
      return (parts.length > 0 ? parts : ['']).map((part) => [field, text, part, NAME_KEY_VERSION]);
    });
  if (rows.length === 0) return;
  await run(
    `INSERT INTO name_keys (field, text, part, version) VALUES ?
     ON DUPLICATE KEY UPDATE version = VALUES(version)`,
    [rows],
  );
}

/** Of these texts those that aren't searched for any more: whoever calls has just removed their parts. */
export async function forgetKeys(field: SearchField, texts: readonly string[], run: Run): Promise<void> {
  await run(
    `DELETE FROM name_keys WHERE field = ? AND text IN (?) AND NOT EXISTS (
       SELECT 1 FROM search_parts AS parts WHERE parts.field = name_keys.field AND parts.text = name_keys.text
     )`,
    [field, texts],
  );
}
