import { DatabaseError } from 'sequelize';
import { sequelize } from './sequelize.ts';

type Value = string | number;

export type Sql = { text: string; values: Value[] };
export const sql = (text: string, ...values: Value[]): Sql => ({ text, values });

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

/** Return rows as plain records, without Sequelize's parsing, which would double the time of a request. */
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
    return rows as T[];
  } finally {
    connectionManager.releaseConnection(connection);
  }
}
