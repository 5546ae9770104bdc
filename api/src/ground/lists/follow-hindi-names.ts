import type { Model, ModelStatic, UpdateOptions, WhereOptions } from 'sequelize';
import { runIn } from '../database/statements.ts';
import type { Work } from './follow.ts';
import {
  addHindiKeys,
  forgetHindiKeys,
  keepHindiKeys,
  keepMissingHindiKeys,
  type Named,
} from './hindi-keys.ts';

export function followHindiNames<M extends Model & Named>(model: ModelStatic<M>): void {
  const isRenamed = (fields: readonly PropertyKey[] = []) =>
    fields.includes('fullName') || fields.includes('fullNameHindi');

  model.afterCreate((row, { transaction }) => addHindiKeys([row], runIn(transaction)));
  model.afterUpdate(async ({ id }, { fields, transaction }) => {
    if (isRenamed(fields)) await keepHindiKeys([id], runIn(transaction));
  });
  model.afterBulkCreate((_, { transaction }) => keepMissing({ transaction }));
  model.beforeBulkUpdate(async ({ where, fields, transaction }: UpdateOptions) => {
    if (isRenamed(fields)) await forgetHindiKeys(await idsOf(where, { transaction }), runIn(transaction));
  });
  model.afterBulkUpdate(async ({ fields, transaction }: UpdateOptions) => {
    if (isRenamed(fields)) await keepMissing({ transaction });
  });
  // No hook for deletions: the foreign key removes the keys of a deleted biodata.

  const idsOf = async (where: WhereOptions, { transaction }: Work) =>
    (await model.findAll({ attributes: ['id'], where, transaction, lock: true, raw: true })).map(
      ({ id }) => id,
    );
}

async function keepMissing({ transaction }: Work): Promise<void> {
  await keepMissingHindiKeys(runIn(transaction), (work) => work());
}
