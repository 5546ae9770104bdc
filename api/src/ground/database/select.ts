import { DatabaseError } from 'sequelize';
import { sequelize } from './sequelize.ts';

type Value = string | number;

/** A piece of a statement, and the values of its question marks. */
export type Sql = { text: string; values: Value[] };
export const sql = (text: string, ...values: Value[]): Sql => ({ text, values });

/** Pieces one after another. */
export function join(pieces: (Sql | string)[], separator = ' '): Sql {
  const all = pieces.map((piece) => (typeof piece === 'string' ? sql(piece) : piece));
  return {
    text: all.map(({ text }) => text).join(separator),
    values: all.flatMap(({ values }) => values),
  };
}

type Driver = {
  query(
    statement: { sql: string; values: Value[] },
    done: (error: (Error & { sql: string }) | null, rows: object[]) => void,
  ): void;
};

/**
 * The rows that a statement answers, as plain records. It takes a connection of Sequelize's pool, with the
 * deadline that every statement has, and nothing else of Sequelize: what that does to a statement and to each
 * value takes as long as everything else in a request together.
 */
export async function select<T extends object>({ text, values }: Sql): Promise<T[]> {
  const { connectionManager } = sequelize;
  const connection = await connectionManager.getConnection({ type: 'read' });
  try {
    const rows = await new Promise<object[]>((resolve, reject) => {
      (connection as Driver).query({ sql: text, values }, (error, found) => {
        if (error) reject(new DatabaseError(error));
        else resolve(found);
      });
    });
    // Whose columns these are, the statement alone knows.
    return rows as T[];
  } finally {
    connectionManager.releaseConnection(connection);
  }
}
