import { select } from '../database/select.ts';
import { reversed, type Row, type Rows, rowsBeyond, selectStretch, type Sorting } from './order.ts';
import { rememberer } from './remembered.ts';

/** At most so many rows are skipped to a page whose block is known. */
export const BLOCK = 1000;

/**
 * Of a list of one version: the last row before a block, by how many rows are before it. Whoever else wants
 * one that is being looked for waits for the same: after a change all who read ask at once.
 */
type Starts<T> = Map<number, Promise<T | undefined>>;
const startsOf = rememberer<Starts<Row>>();

export type Blocked<T> = {
  rows: Rows;
  sorting: Sorting<T>;
  /** What was found of the list's blocks holds as long as it is the same. */
  version: string;
  /** How many rows it has, where that is right to the last row. */
  total: number | undefined;
};

/**
 * The part of a list in which the row with so many before it lies, and how many of the part are before that
 * row. Where a block begins is found once, from the nearest place that is known, and remembered until
 * something in the list changes.
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

/**
 * The row that is the `position`-th of the list, from the nearest one that is known or looked for, or an end.
 */
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
  // The list has become shorter meanwhile.
  if (start && !known) return undefined;
  const [row] = await select<T>(
    selectStretch(sorting.column === 'id' ? 'item.id' : `item.id, item.${sorting.column}`, {
      rows: known ? rowsBeyond(rows, order, known) : rows,
      sorting: order,
      offset: Math.abs(position - from) - 1,
      limit: 1,
    }),
  );
  return row;
}
