import { PAGE_SIZE } from '@pehchan/contract/common';
import { join, select, type Sql, sql } from '../database/select.ts';
import { countRows, findPage, type Page } from './listing.ts';
import type { Row, Sorting } from './order.ts';

type Table<T extends Row> = {
  name: string;
  where: readonly Sql[];
  newestBy: Sorting<T>['column'];
  columns?: string;
  joins?: string;
};

export async function findTablePage<T extends Row>(
  { name, where, newestBy, columns = 'item.*', joins = '' }: Table<T>,
  { page = 1, pageSize = PAGE_SIZE }: { page?: number | undefined; pageSize?: number | undefined },
): Promise<Page<T>> {
  const rows = { from: sql(`${name} AS item`), where: [...where] };
  const load = (ids: Sql, order: string) =>
    select<T>(
      join([
        `SELECT ${columns} FROM (`,
        ids,
        `) AS page JOIN ${name} AS item ON item.id = page.id ${joins} ${order}`,
      ]),
    );
  const sorting: Sorting<T> = { column: newestBy, direction: 'DESC' };
  return findPage({ rows, sorting, load }, () => countRows(rows), { page, pageSize });
}
