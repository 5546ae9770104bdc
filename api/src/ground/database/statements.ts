import { QueryTypes, type Transaction } from 'sequelize';
import { sequelize } from './sequelize.ts';

type Value = string | number;

/** Runs one statement, where `?` is a value, a list or the rows of an INSERT; answers the rows it reads. */
export type Run = <T extends object>(
  statement: string,
  values: readonly (Value | readonly Value[] | readonly (readonly Value[])[])[],
) => Promise<T[]>;

/** On the connection of a transaction, if there is one. */
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
