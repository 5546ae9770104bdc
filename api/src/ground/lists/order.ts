import { join, type Sql, sql } from '../database/select.ts';

export type Rows = { from: Sql; where: Sql[] };

export type Sorting<T> = { column: keyof T & string; direction: 'ASC' | 'DESC' };

/** A row of a list. Every index ends in the id, and so can sort rows by it. */
export type Row = { id: number };

/** Equal values are sorted by id, so that no row is repeated or missed between two pages. */
export const orderBy = <T>({ column, direction }: Sorting<T>) =>
  column === 'id'
    ? `ORDER BY item.id ${direction}`
    : `ORDER BY item.${column} ${direction}, item.id ${direction}`;

export const reversed = <T>({ column, direction }: Sorting<T>): Sorting<T> => ({
  column,
  direction: direction === 'ASC' ? 'DESC' : 'ASC',
});

export const whereClause = (conditions: Sql[]) =>
  conditions.length === 0 ? sql('') : join(['WHERE', join(conditions, ' AND ')]);

export type Slice<T> = { rows: Rows; sorting: Sorting<T>; offset: number; limit: number };

export const selectSlice = <T>(
  columns: string,
  { rows: { from, where }, sorting, offset, limit }: Slice<T>,
): Sql =>
  join([
    `SELECT ${columns} FROM`,
    from,
    whereClause(where),
    sql(`${orderBy(sorting)} LIMIT ? OFFSET ?`, limit, offset),
  ]);

export function rowsBeyond<T extends Row>({ from, where }: Rows, sorting: Sorting<T>, last: T): Rows {
  return { from, where: [...where, beyond(sorting, last)] };
}

function beyond<T extends Row>({ column, direction }: Sorting<T>, last: T): Sql {
  const sign = direction === 'ASC' ? '>' : '<';
  const { id } = last;
  if (column === 'id') return sql(`item.id ${sign} ?`, id);
  const content = last[column];
  const value = content instanceof Date ? content.toISOString().slice(0, -1) : String(content);
  return sql(`(item.${column} ${sign} ? OR (item.${column} = ? AND item.id ${sign} ?))`, value, value, id);
}
