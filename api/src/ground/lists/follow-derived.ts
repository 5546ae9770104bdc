import type { Model, ModelStatic, UpdateOptions } from 'sequelize';
import { runIn } from '../database/statements.ts';
import { derive, type Derived, type Source, SOURCE_COLUMNS } from './derived-facts.ts';
import type { Work } from './follow.ts';

/** Store the derived columns of a biodata in the transaction that saves its texts. */
export function followDerived<M extends Model & Source & Derived>(model: ModelStatic<M>): void {
  const fill = async (rows: readonly M[], { transaction }: Work) => {
    for (const [row, derived] of await derive(rows, runIn(transaction))) Object.assign(row, derived);
  };
  const isSource = (fields: readonly PropertyKey[] = []) =>
    SOURCE_COLUMNS.some((column) => fields.includes(column));

  model.beforeCreate((row, options) => fill([row], options));
  model.beforeBulkCreate((rows, options) => fill(rows, options));
  model.beforeUpdate(async (row, options) => {
    if (isSource(options.fields)) await fill([row], options);
  });
  // A bulk update has no rows to derive: the background job derives them again.
  model.beforeBulkUpdate((options: UpdateOptions & { attributes?: Partial<Derived> }) => {
    if (!isSource(options.fields)) return;
    options.attributes = { ...options.attributes, derivedBy: 0 };
    options.fields = [...(options.fields ?? []), 'derivedBy'];
  });
}
