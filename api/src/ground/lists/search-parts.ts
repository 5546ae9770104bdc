import { inCapitals } from '@pehchan/contract/common';
import { QueryTypes, type Transaction } from 'sequelize';
import { join, type Sql, sql } from '../database/select.ts';
import { sequelize } from '../database/sequelize.ts';
import { runIn } from '../database/statements.ts';
import { rememberedCount } from './remembered-count.ts';
import { type SearchField, SOURCES } from './search-fields.ts';
import { forgetKeys, keepKeys } from './search-keys.ts';

const escaped = (text: string) => inCapitals(text).replace(/[\\%_]/g, '\\$&');

export const containing = (column: string, text: string): Sql =>
  sql(`${column} LIKE ?`, `%${escaped(text)}%`);

/** Compare twice: as nearly all names are in capitals, the fast binary comparison rejects most rows. */
export const notContaining = (column: string, text: string): Sql =>
  sql(
    `(${column} COLLATE utf8mb4_bin NOT LIKE ? AND ${column} NOT LIKE ?)`,
    `%${escaped(text)}%`,
    `%${escaped(text)}%`,
  );

export const textsContaining = (field: SearchField, text: string): Sql =>
  sql(
    '(SELECT DISTINCT text FROM search_parts WHERE field = ? AND part LIKE ?) AS found',
    field,
    `${escaped(text)}%`,
  );

const KEYS = {
  profiles: {
    fullName: 'profiles_name_search',
    fatherName: 'profiles_father_search',
    city: 'profiles_city_search',
    education: 'profiles_education_search',
    occupation: 'profiles_work_search',
  },
  users: { fullName: 'users_name', fatherName: 'users_father' },
} as const;

type Table = keyof typeof KEYS;
export type SearchedColumn<T extends Table> = keyof (typeof KEYS)[T] & string;

export const rowsContaining = <T extends Table>(
  table: T,
  column: SearchedColumn<T>,
  field: SearchField,
  text: string,
): Sql => rowsOfTexts(table, column, textsContaining(field, text));

export const rowsAlong = <T extends Table>(table: T, column: SearchedColumn<T>): Sql =>
  sql(`${table} AS item FORCE INDEX (${String(KEYS[table][column])})`);

export function rowsOfTexts<T extends Table>(table: T, column: SearchedColumn<T>, texts: Sql): Sql {
  const key = String(KEYS[table][column]);
  return join([texts, `STRAIGHT_JOIN ${table} AS item FORCE INDEX (${key}) ON item.${column} = found.text`]);
}

/** Return whether so many names match the text that reading every row is faster than using the index. */
export async function isCommon(
  field: SearchField,
  text: string,
  most: number,
  version?: string,
): Promise<boolean> {
  const places = sql(
    '(SELECT 1 FROM search_parts WHERE field = ? AND part LIKE ? LIMIT ?) AS places',
    field,
    `${escaped(text)}%`,
    most + 1,
  );
  return (await rememberedCount({ from: places, where: [] }, version)) > most;
}

function partsOf(text: string): { start: number; part: string }[] {
  const letters = [...text];
  return letters.flatMap((letter, index) =>
    letter === ' ' ? [] : { start: index + 1, part: letters.slice(index).join('') },
  );
}

export async function keepParts(
  field: SearchField,
  texts: readonly string[],
  transaction: Transaction | null | undefined,
): Promise<void> {
  const rows = [...new Set(texts)]
    .sort()
    .flatMap((text) => partsOf(text).map(({ start, part }) => [field, text, start, part]));
  if (rows.length === 0) return;
  const [, added] = await sequelize.query(
    `INSERT IGNORE INTO search_parts (field, text, start, part) VALUES ${rows.map(() => '(?)').join()}`,
    { replacements: rows, transaction: transaction ?? undefined, type: QueryTypes.INSERT },
  );
  // Texts that other rows have (such as B.COM) have keys, or the background job makes them. Writing the keys
  // again would make each biodata with such a text wait for the others.
  if (added > 0) await keepKeys(field, texts, runIn(transaction));
}

/** Delete the search parts of texts that no other row has, not even one that another transaction saves. */
export async function forgetParts(
  field: SearchField,
  texts: Iterable<string>,
  losing: number[],
  transaction: Transaction | null | undefined,
): Promise<void> {
  const gone = [...new Set(texts)].filter((text) => text !== '');
  if (gone.length === 0) return;
  const { table, columns } = SOURCES[field];
  const unused = columns.map(
    (column) =>
      `NOT EXISTS (SELECT 1 FROM ${table} WHERE ${table}.${column} = search_parts.text AND ${table}.id NOT IN (?))`,
  );
  await sequelize.query(
    `DELETE FROM search_parts WHERE field = ? AND text IN (?) AND ${unused.join(' AND ')}`,
    {
      replacements: [field, gone, ...columns.map(() => losing)],
      transaction: transaction ?? undefined,
      type: QueryTypes.DELETE,
    },
  );
  await forgetKeys(field, gone, runIn(transaction));
}
