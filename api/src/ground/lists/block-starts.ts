import { select } from '../database/select.ts';
import { reversed, type Row, type Rows, rowsBeyond, selectSlice, type Sorting } from './order.ts';
import { rememberer } from './remembered.ts';

/** Rows in a block of a list. From a block's start, MariaDB skips fewer rows than this to reach a page. */
export const BLOCK = 1000;

/** The last row before each block, by the number of rows before it. Parallel requests share one query. */
type Starts<T> = Map<number, Promise<T | undefined>>;
const startsOf = rememberer<Starts<Row>>();

export type Blocked<T> = {
  rows: Rows;
  sorting: Sorting<T>;
  version: string;
  total: number | undefined;
};

/**
 * Return the rest of a list from the block with row number `offset` on, and how many of those rows to skip.
 * Block starts are remembered until the list changes.
 */
export async function blockWith<T extends Row>(
  list: Blocked<T>,
  offset: number,
): Promise<{ rows: Rows; skipped: number }> {
  const { rows, sorting, version } = list;
  const starts = (await startsOf({ rows, sorting }, version, () => Promise.resolve(new Map()))) as Starts<T>;
  const position = offset - (offset % BLOCK);
  const last = position === 0 ? undefined : await startOf(list, starts, position);
  if (!last) return { rows, skipped: offset };
  return { rows: rowsBeyond(rows, sorting, last), skipped: offset - position };
}

function startOf<T extends Row>(
  list: Blocked<T>,
  starts: Starts<T>,
  position: number,
): Promise<T | undefined> {
  const known = starts.get(position);
  if (known) return known;
  const start = findRow(list, starts, position);
  starts.set(position, start);
  const forget = () => starts.delete(position);
  start.then((row) => row ?? forget(), forget);
  return start;
}

async function findRow<T extends Row>(
  { rows, sorting, total }: Blocked<T>,
  starts: Starts<T>,
  position: number,
): Promise<T | undefined> {
  const before = Math.max(0, ...[...starts.keys()].filter((known) => known < position));
  const end = total === undefined ? Infinity : total + 1;
  const behind = Math.min(end, ...[...starts.keys()].filter((known) => known > position));
  const isForward = position - before <= behind - position;
  const [from, order] = isForward ? [before, sorting] : [behind, reversed(sorting)];
  const start = starts.get(from);
  const known = await start;
  if (start && !known) return undefined;
  const [row] = await select<T>(
    selectSlice(sorting.column === 'id' ? 'item.id' : `item.id, item.${sorting.column}`, {
      rows: known ? rowsBeyond(rows, order, known) : rows,
      sorting: order,
      offset: Math.abs(position - from) - 1,
      limit: 1,
    }),
  );
  return row;
}
