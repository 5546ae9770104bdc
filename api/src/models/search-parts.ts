import { QueryTypes, type Transaction } from 'sequelize';
import { sequelize } from '../database/sequelize.ts';
import { type Sql, sql } from './listing.ts';

/** Texts of biodata that are searched for by any part, and the columns that hold them. */
const COLUMNS = { name: 'fullName', city: 'city' } as const;
export type SearchField = keyof typeof COLUMNS;

/** `%` and `_` are looked for as they are. */
const escaped = (text: string) => text.normalize('NFC').replace(/[\\%_]/g, '\\$&');

/** Whether a column holds the text anywhere, ignoring case and accents. */
export const containing = (column: string, text: string): Sql =>
  sql(`${column} LIKE ?`, `%${escaped(text)}%`);

/** The rows of `profiles`, as `item`, whose name or city holds the text anywhere: found through the index of all parts. */
export const profilesContaining = (field: SearchField, text: string): Sql =>
  sql(
    `(SELECT DISTINCT text FROM search_parts WHERE field = ? AND part LIKE ?) AS found
     STRAIGHT_JOIN profiles AS item ON item.${COLUMNS[field]} = found.text`,
    field,
    `${escaped(text)}%`,
  );

/** A text from each of its letters on. Nobody searches for what begins with a blank. */
function partsOf(text: string): { start: number; part: string }[] {
  const letters = [...text];
  return letters.flatMap((letter, index) =>
    letter === ' ' ? [] : { start: index + 1, part: letters.slice(index).join('') },
  );
}

/** Makes names or cities findable that may be new; in the transaction that saves the biodata, after it. */
export async function keepParts(
  field: SearchField,
  texts: Iterable<string>,
  transaction: Transaction | null | undefined,
): Promise<void> {
  const rows = [...new Set(texts)]
    .sort()
    .flatMap((text) => partsOf(text).map(({ start, part }) => [field, text, start, part]));
  if (rows.length === 0) return;
  await sequelize.query(
    `INSERT IGNORE INTO search_parts (field, text, start, part) VALUES ${rows.map(() => '(?)').join()}`,
    { replacements: rows, transaction: transaction ?? undefined, type: QueryTypes.INSERT },
  );
}

/**
 * Forgets names or cities that no biodata has any more but those that are just losing them. The sub-query reads with locks:
 * a biodata that is being saved with the same name at this moment is waited for, and keeps it.
 */
export async function forgetParts(
  field: SearchField,
  texts: Iterable<string>,
  losing: number[],
  transaction: Transaction | null | undefined,
): Promise<void> {
  const gone = [...new Set(texts)];
  if (gone.length === 0) return;
  await sequelize.query(
    `DELETE FROM search_parts WHERE field = ? AND text IN (?) AND NOT EXISTS (
       SELECT 1 FROM profiles WHERE profiles.${COLUMNS[field]} = search_parts.text AND profiles.id NOT IN (?))`,
    { replacements: [field, gone, losing], transaction: transaction ?? undefined, type: QueryTypes.DELETE },
  );
}
