import { join, select, type Sql, sql } from '../database/select.ts';

/** What a list is of: the rows of a table, called `item` in `from`, for which every condition holds. */
export type Rows = { from: Sql; where: Sql[] };

export type Sorting<T> = { column: keyof T & string; direction: 'ASC' | 'DESC' };
/** `isExact`: the total is right to the last row, unless said otherwise. */
type Paging = { page?: number; pageSize: number; isExact?: boolean };

/** One page of a list, with the number of all rows that match. */
export type Page<T> = { rows: T[]; total: number };

/** Every index ends in the id, and every list is in its order at last. */
type Row = { id: number };

/**
 * A list as it is read: where its ids come from and how rows are loaded by them, in the order that is asked
 * for.
 */
export type List<T extends Row> = {
  rows: Rows;
  sorting: Sorting<T>;
  load(ids: Sql, order: string): Promise<T[]>;
};

/**
 * Rows of a list that is written out whole: few enough to be light, many enough that round trips don't count.
 */
export const BATCH = 100;

/** So far behind the first row it is worth knowing the total first, in order to come from the nearer end. */
const FAR = 1000;

/** A tie falls to the id, so that no row is shown twice or never while somebody pages. */
const orderBy = <T>({ column, direction }: Sorting<T>) =>
  column === 'id'
    ? `ORDER BY item.id ${direction}`
    : `ORDER BY item.${column} ${direction}, item.id ${direction}`;

const reversed = <T>({ column, direction }: Sorting<T>): Sorting<T> => ({
  column,
  direction: direction === 'ASC' ? 'DESC' : 'ASC',
});

const whereAll = (conditions: Sql[]) =>
  conditions.length === 0 ? sql('') : join(['WHERE', join(conditions, ' AND ')]);

export async function countRows({ from, where }: Rows): Promise<number> {
  const [row] = await select<{ amount: number }>(
    join(['SELECT COUNT(*) AS amount FROM', from, whereAll(where)]),
  );
  return row?.amount ?? 0;
}

/**
 * One page of a list. Only ids are skipped: the database walks an index without reading the rows before the
 * page, and reads the few rows of the page by their ids. A page in the farther half is read from the end.
 */
export const findPage = <T extends Row>(
  list: List<T>,
  count: () => Promise<number>,
  { page = 1, pageSize, isExact = true }: Paging,
): Promise<Page<T>> => findSlice({ list, count, isExact }, (page - 1) * pageSize, pageSize);

/** A list that may be one of several. `isExact`: the total is right to the last row. */
export type CountedList<T extends Row> = { list: List<T>; count: () => Promise<number>; isExact: boolean };

/** One page of several lists, one behind the other. */
export async function findPageOf<T extends Row>(
  lists: readonly CountedList<T>[],
  { page = 1, pageSize }: Paging,
): Promise<Page<T>> {
  const found: Page<T> = { rows: [], total: 0 };
  const offset = (page - 1) * pageSize;
  for (const counted of lists) {
    const left = pageSize - found.rows.length;
    const skipped = Math.max(0, offset - found.total);
    const { rows, total } =
      left > 0 ? await findSlice(counted, skipped, left) : { rows: [], total: await counted.count() };
    found.rows.push(...rows);
    found.total += total;
  }
  return found;
}

async function findSlice<T extends Row>(
  { list: { rows, sorting, load }, count, isExact }: CountedList<T>,
  offset: number,
  pageSize: number,
): Promise<Page<T>> {
  const read = (order: Sorting<T>, skipped: number, limit: number) =>
    load(idsOf(rows, order, limit, skipped), orderBy(sorting));
  if (offset < FAR || !isExact) {
    const [found, total] = await Promise.all([read(sorting, offset, pageSize), count()]);
    return { rows: found, total };
  }
  const total = await count();
  const left = total - offset;
  if (left <= 0) return { rows: [], total };
  if (offset <= left) return { rows: await read(sorting, offset, pageSize), total };
  const size = Math.min(pageSize, left);
  return { rows: await read(reversed(sorting), left - size, size), total };
}

/**
 * A whole list, a batch at a time. Each batch begins behind the last row of the one before (a keyset, not an
 * offset), so that the last batch costs what the first does, and no connection is held while a slow phone
 * reads.
 */
export async function* eachBatch<T extends Row>({ rows, sorting, load }: List<T>): AsyncGenerator<T[]> {
  const { from, where } = rows;
  let behind: Sql[] = [];
  for (;;) {
    const batch = await load(
      idsOf({ from, where: [...where, ...behind] }, sorting, BATCH, 0),
      orderBy(sorting),
    );
    const last = batch.at(-1);
    if (last) yield batch;
    if (!last || batch.length < BATCH) return;
    behind = [beyond(sorting, last)];
  }
}

function idsOf<T>({ from, where }: Rows, sorting: Sorting<T>, limit: number, offset: number): Sql {
  const end = sql(`${orderBy(sorting)} LIMIT ? OFFSET ?`, limit, offset);
  return join(['SELECT item.id FROM', from, whereAll(where), end]);
}

function beyond<T extends Row>({ column, direction }: Sorting<T>, last: T): Sql {
  const sign = direction === 'ASC' ? '>' : '<';
  const { id } = last;
  if (column === 'id') return sql(`item.id ${sign} ?`, id);
  const content = last[column];
  const value = content instanceof Date ? content.toISOString().slice(0, -1) : String(content);
  return sql(`(item.${column} ${sign} ? OR (item.${column} = ? AND item.id ${sign} ?))`, value, value, id);
}
