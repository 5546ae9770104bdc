import type { Attributes, Model, ModelStatic, Transaction, UpdateOptions, WhereOptions } from 'sequelize';
import type { SearchField } from './search-fields.ts';
import { forgetParts, keepParts } from './search-parts.ts';
import { type Counted, tally } from './tally.ts';

/*
 * Keep tallies and search tables in step with the rows. Hooks read the changed rows again, with locks.
 * Otherwise another transaction could change a row in between, and the sums would stay wrong.
 */

export type Work = { transaction?: Transaction | null };

export type Followed<R> = {
  columns: readonly (keyof R & string)[];
  countedAs: (row: R) => Counted;
  searched: readonly { field: SearchField; texts: (row: R) => string[] }[];
};

export function follow<R extends { id: number }, M extends Model & R>(
  model: ModelStatic<M>,
  { columns, countedAs, searched }: Followed<R>,
): void {
  const change = (row: R, by: number) => ({ of: countedAs(row), by });
  const lock = (where: WhereOptions, { transaction }: Work): Promise<R[]> =>
    model.findAll({
      attributes: ['id', ...columns],
      where,
      order: ['id'],
      transaction,
      lock: true,
      raw: true,
    });
  const one = ({ id }: R): WhereOptions => ({ id });

  const setBy = (fields: readonly PropertyKey[] = [], values: Partial<R> = {}): Partial<R> | undefined => {
    const set: Partial<R> = {};
    for (const column of columns) if (fields.includes(column)) set[column] = values[column];
    return Object.keys(set).length > 0 ? set : undefined;
  };

  const added = async (rows: readonly R[], { transaction }: Work) => {
    await tally(
      rows.map((row) => change(row, 1)),
      transaction,
    );
    for (const { field, texts } of searched) await keepParts(field, rows.flatMap(texts), transaction);
  };

  const changing = async (where: WhereOptions, values: Partial<R> | undefined, { transaction }: Work) => {
    if (!values) return;
    const moves = (await lock(where, { transaction })).map((before) => ({
      before,
      now: { ...before, ...values },
    }));
    await tally(
      moves.flatMap(({ before, now }) => [change(before, -1), change(now, 1)]),
      transaction,
    );
    for (const { field, texts } of searched) {
      const renamed = moves.filter(({ before, now }) => texts(before).join() !== texts(now).join());
      const old = renamed.map(({ before }) => before);
      await forget(field, texts, old, { transaction });
      await keepParts(
        field,
        renamed.flatMap(({ now }) => texts(now)),
        transaction,
      );
    }
  };

  const removed = async (where: WhereOptions, { transaction }: Work) => {
    const rows = await lock(where, { transaction });
    await tally(
      rows.map((row) => change(row, -1)),
      transaction,
    );
    for (const { field, texts } of searched) await forget(field, texts, rows, { transaction });
  };

  const forget = (field: SearchField, texts: (row: R) => string[], rows: R[], { transaction }: Work) =>
    forgetParts(
      field,
      rows.flatMap(texts),
      rows.map(({ id }) => id),
      transaction,
    );

  model.afterCreate((row, options) => added([row], options));
  model.afterBulkCreate(added);
  model.beforeUpdate((row, options) => changing(one(row), setBy(options.fields, row), options));
  // Sequelize passes the values of a bulk update to this hook, but does not declare them.
  model.beforeBulkUpdate((options: UpdateOptions<Attributes<M>> & { attributes?: Partial<R> }) =>
    changing(options.where, setBy(options.fields, options.attributes), options),
  );
  model.beforeDestroy((row, options) => removed(one(row), options));
  model.addHook('beforeBulkDestroy', (options) => removed(options.where ?? {}, options));
}
