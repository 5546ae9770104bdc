import {
  type FindAttributeOptions,
  type Model,
  type ModelStatic,
  Op,
  type Order,
  type WhereOptions,
} from 'sequelize';

/** One page of a list, with the number of all rows that match. */
export type Page<T> = { rows: T[]; total: number };

/** Rows of a list that is written out whole: few enough to be light, many enough that round trips don't count. */
const BATCH = 250;

export type Sorting = { column: string; direction: 'ASC' | 'DESC' };

/** A tie falls to the id, so that no row is shown twice or never while somebody pages. */
export function orderBy({ column, direction }: Sorting): Order {
  return column === 'id'
    ? [['id', direction]]
    : [
        [column, direction],
        ['id', direction],
      ];
}

/** Finds any part of a text. `%` and `_` are looked for as they are. */
export function containing(text: string): { [Op.like]: string } {
  return { [Op.like]: `%${text.normalize('NFC').replace(/[\\%_]/g, '\\$&')}%` };
}

/**
 * Ids of a page, and the total. Only ids: MySQL then walks an index without reading the rows before the page, and the
 * caller loads the few rows of the page by their ids.
 */
export async function findPage(
  model: ModelStatic<Model>,
  where: WhereOptions,
  sorting: Sorting,
  { page = 1, pageSize }: { page?: number; pageSize: number },
): Promise<Page<number>> {
  const [rows, total] = await Promise.all([
    model.findAll({
      where,
      attributes: ['id'],
      order: orderBy(sorting),
      limit: pageSize,
      offset: (page - 1) * pageSize,
      raw: true,
    }),
    model.count({ where }),
  ]);
  return { rows: rows.map((row) => Number(Reflect.get(row, 'id'))), total };
}

/**
 * Ids of a whole list, a batch at a time. Each batch begins behind the last row of the one before (a keyset, not an
 * offset), so that the last batch costs what the first does, and no connection is held while a slow phone reads.
 */
export async function* eachBatch(
  model: ModelStatic<Model>,
  where: WhereOptions,
  sorting: Sorting,
): AsyncGenerator<number[]> {
  const { column, direction } = sorting;
  const beyond = direction === 'ASC' ? Op.gt : Op.lt;
  const attributes: FindAttributeOptions = column === 'id' ? ['id'] : ['id', column];
  let behind: WhereOptions = {};
  for (;;) {
    const rows: Model[] = await model.findAll({
      where: { [Op.and]: [where, behind] },
      attributes,
      order: orderBy(sorting),
      limit: BATCH,
      raw: true,
    });
    const last = rows.at(-1);
    if (last) yield rows.map((row) => Number(Reflect.get(row, 'id')));
    if (!last || rows.length < BATCH) return;
    const id = Number(Reflect.get(last, 'id'));
    const value: unknown = Reflect.get(last, column);
    behind =
      column === 'id'
        ? { id: { [beyond]: id } }
        : { [Op.or]: [{ [column]: { [beyond]: value } }, { [column]: value, id: { [beyond]: id } }] };
  }
}

/** `rows` in the order of `ids`; a row deleted meanwhile is left out. */
export function inOrder<T extends { id: number }>(ids: number[], rows: T[]): T[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
