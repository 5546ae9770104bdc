import { type Connection, createConnection } from 'mysql2/promise';
import { env } from '../runtime/env.ts';
import { connectionOptions } from './sequelize.ts';
import type { Run } from './statements.ts';
import { withTries } from './transaction.ts';

/** Milliseconds after which a server that hangs is given up. */
const PATIENCE = 120_000;

/**
 * So many rows are gone through in one transaction: they are locked meanwhile, and also on a machine that is
 * busy nobody who saves one of them may wait for as long as a request's statement has.
 */
export const BLOCK = 50;

export type LongWork = {
  run: Run;
  /** Runs `work` whole or not at all, and again after a collision. */
  inTransaction: (work: () => Promise<void>) => Promise<void>;
};

/** Runs work on a connection of its own, without the deadline that a request's statements have. */
export async function withLongWork<T>(work: (long: LongWork) => Promise<T>): Promise<T> {
  const connection = await createConnection({ ...connectionOptions(env.databaseUrl), charset: 'utf8mb4' });
  try {
    return await work({
      run: runOn(connection),
      inTransaction: (inside) => withTries(() => whole(connection, inside)),
    });
  } finally {
    // Not `end`: a statement may still be owed its answer.
    connection.destroy();
  }
}

const runOn =
  (connection: Connection): Run =>
  async <T extends object>(statement: string, values: Parameters<Run>[1]) => {
    const [rows] = await connection.query({ sql: statement, values: [...values], timeout: PATIENCE });
    // Whose columns these are, the statement alone knows.
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
