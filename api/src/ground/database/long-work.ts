import { type Connection, createConnection } from 'mysql2/promise';
import { env } from '../runtime/env.ts';
import { connectionOptions } from './sequelize.ts';
import type { Run } from './statements.ts';
import { withTries } from './transaction.ts';

/** Milliseconds after which a statement of `withLongWork` fails, and its connection is closed. */
const PATIENCE = 120_000;

/** Rows of one transaction: few, because a family's save waits for the locks of these rows. */
export const BLOCK = 50;

export type LongWork = {
  run: Run;
  inTransaction: (work: () => Promise<void>) => Promise<void>;
};

/** Run long work, such as rebuilding name keys, on its own connection without the deadline of a request. */
export async function withLongWork<T>(work: (long: LongWork) => Promise<T>): Promise<T> {
  const connection = await createConnection({ ...connectionOptions(env.databaseUrl), charset: 'utf8mb4' });
  try {
    return await work({
      run: runOn(connection),
      inTransaction: (inside) => withTries(() => whole(connection, inside)),
    });
  } finally {
    connection.destroy();
  }
}

const runOn =
  (connection: Connection): Run =>
  async <T extends object>(statement: string, values: Parameters<Run>[1]) => {
    const [rows] = await connection.query({ sql: statement, values: [...values], timeout: PATIENCE });
    return Array.isArray(rows) ? (rows as T[]) : [];
  };

async function whole(connection: Connection, work: () => Promise<void>): Promise<void> {
  await connection.beginTransaction();
  try {
    await work();
    await connection.commit();
  } catch (error) {
    await connection.rollback();
    throw error;
  }
}
