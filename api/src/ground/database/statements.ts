import { QueryTypes, type Transaction } from 'sequelize';
import { sequelize } from './sequelize.ts';

type Value = string | number;

/** Run one statement, and return the rows it reads. A `?` is a value, a list or the rows of an INSERT. */
export type Run = <T extends object>(
  statement: string,
  values: readonly (Value | readonly Value[] | readonly (readonly Value[])[])[],
) => Promise<T[]>;

export const runIn =
  (transaction: Transaction | null | undefined): Run =>
  async <T extends object>(statement: string, values: Parameters<Run>[1]) => {
    const options = { replacements: [...values], transaction: transaction ?? undefined };
    if (/^\s*SELECT/.test(statement)) {
      return sequelize.query<T>(statement, { ...options, type: QueryTypes.SELECT });
    }
    await sequelize.query(statement, options);
    return [];
  };
