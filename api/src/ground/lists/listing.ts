import { join, select, type Sql } from '../database/select.ts';
import { BLOCK, blockWith } from './block-starts.ts';
import {
  orderBy,
  reversed,
  type Row,
  type Rows,
  rowsBeyond,
  selectSlice,
  type Sorting,
  whereClause,
} from './order.ts';

export type { Rows, Sorting } from './order.ts';

type Paging = { page?: number; pageSize: number; isExact?: boolean };

export type Page<T> = { rows: T[]; total: number };

export type List<T extends Row> = {
  rows: Rows;
  sorting: Sorting<T>;
  load(ids: Sql, order: string): Promise<T[]>;
  /** Return a version that changes with the list's rows or sort column. Absent if no version is known. */
  version?: (() => Promise<string>) | undefined;
};

/** Rows that one query of a whole list reads: few enough for memory, but few queries even for a long list. */
export const BATCH = 100;

/** For a page that begins at this row or later, the list's total and block start are looked up first. */
const FAR = BLOCK;

export async function countRows({ from, where }: Rows): Promise<number> {
  const [row] = await select<{ amount: number }>(
    join(['SELECT COUNT(*) AS amount FROM', from, whereClause(where)]),
  );
  return row?.amount ?? 0;
}

export async function idsOfRows({ from, where }: Rows): Promise<number[]> {
  const rows = await select<Row>(join(['SELECT item.id FROM', from, whereClause(where)]));
  return rows.map(({ id }) => id);
}

/** Return one page of a list: MariaDB skips ids in an index and reads just the rows of the page. */
export const findPage = <T extends Row>(
  list: List<T>,
  count: () => Promise<number>,
  { page = 1, pageSize, isExact = true }: Paging,
): Promise<Page<T>> => findSlice({ list, count, isExact }, (page - 1) * pageSize, pageSize);

export type CountedList<T extends Row> = { list: List<T>; count: () => Promise<number>; isExact: boolean };

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
  { list: { rows, sorting, load, version }, count, isExact }: CountedList<T>,
  offset: number,
  pageSize: number,
): Promise<Page<T>> {
  const read = (of: Rows, order: Sorting<T>, skipped: number, limit: number) =>
    load(idsOf(of, order, limit, skipped), orderBy(sorting));
  if (offset < FAR || !(isExact || version)) {
    const [found, total] = await Promise.all([read(rows, sorting, offset, pageSize), count()]);
    return { rows: found, total };
  }
  const total = await count();
  const left = total - offset;
  if (left <= 0 && isExact) return { rows: [], total };
  if (version) {
    const list = { rows, sorting, version: await version(), total: isExact ? total : undefined };
    const block = await blockWith(list, offset);
    return { rows: await read(block.rows, sorting, block.skipped, pageSize), total };
  }
  if (offset <= left) return { rows: await read(rows, sorting, offset, pageSize), total };
  const size = Math.min(pageSize, left);
  return { rows: await read(rows, reversed(sorting), left - size, size), total };
}

/** Yield a whole list. Each batch starts after the previous one, since an offset would slow the last ones. */
export async function* eachBatch<T extends Row>({ rows, sorting, load }: List<T>): AsyncGenerator<T[]> {
  let left = rows;
  for (;;) {
    const batch = await load(idsOf(left, sorting, BATCH, 0), orderBy(sorting));
    const last = batch.at(-1);
    if (last) yield batch;
    if (!last || batch.length < BATCH) return;
    left = rowsBeyond(rows, sorting, last);
  }
}

const idsOf = <T>(rows: Rows, sorting: Sorting<T>, limit: number, offset: number): Sql =>
  selectSlice('item.id', { rows, sorting, limit, offset });
