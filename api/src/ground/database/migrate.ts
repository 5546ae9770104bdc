import { createHash } from 'node:crypto';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import type { Env } from '../runtime/env.ts';
import { migrations } from './migrations/index.ts';
import { connectionOptions } from './sequelize.ts';
import { grantService } from './service-user.ts';
import { removeExpired } from './upkeep.ts';

/** Seconds that a process waits for another one that is migrating. */
const LOCK_WAIT = 120;

/**
 * Brings the database at `address` to the newest schema, or with `down` back to an empty one.
 * Any number of processes may call it at once: one works, the others wait and then find nothing to do.
 * It has connections of its own, without the deadline that a request's statements have.
 * @param last the migration to stop after, on the way up; a backup's rows belong into the schema of its day
 * @returns names of the migrations that ran
 */
export async function migrate(
  address: string,
  direction: 'up' | 'down' = 'up',
  last?: string,
): Promise<string[]> {
  if (direction === 'up' && last === undefined && (await isUpToDate(address))) return [];
  // Its library brings a command line with two hundred files; nearly every start finds nothing to do.
  const { runMigrations } = await import('./run-migrations.ts');
  return underLock(address, () => runMigrations(address, direction, last));
}

/** Asked without changing anything: the user that serves may not even try to. */
async function isUpToDate(address: string): Promise<boolean> {
  const connection = await createConnection(connectionOptions(address));
  try {
    const [rows] = await connection.query<RowDataPacket[]>('SELECT name FROM migrations');
    const done = new Set(rows.map((row) => String(row['name'])));
    return migrations.every(({ name }) => done.has(name));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ER_NO_SUCH_TABLE') return false;
    throw error;
  } finally {
    await connection.end();
  }
}

/** The lock belongs to its connection: should this process die, the server gives it back. */
export async function underLock<T>(address: string, work: () => Promise<T>, purpose = 'migrate'): Promise<T> {
  const connection = await createConnection(connectionOptions(address));
  // Locks are the whole server's and their names at most 64 characters long.
  const database = createHash('sha256')
    .update(connectionOptions(address).database)
    .digest('hex')
    .slice(0, 24);
  try {
    const [rows] = await connection.query('SELECT GET_LOCK(?, ?) AS taken', [
      `pehchan.${purpose}.${database}`,
      LOCK_WAIT,
    ]);
    const [row] = rows as { taken: number | null }[];
    if (row?.taken !== 1) {
      throw new Error(`another process has been busy with ${purpose} for ${LOCK_WAIT} seconds`);
    }
    return await work();
  } finally {
    await connection.end();
  }
}

/** What each start does with the tables of this version. */
export async function afterMigration({
  databaseUrl,
  migrateDatabaseUrl,
}: Pick<Env, 'databaseUrl' | 'migrateDatabaseUrl'>): Promise<void> {
  if (migrateDatabaseUrl !== databaseUrl) await grantService(migrateDatabaseUrl, databaseUrl);
  await removeExpired(migrateDatabaseUrl);
}

if (import.meta.main) {
  const { env } = await import('../runtime/env.ts');
  const { logger } = await import('../runtime/logger.ts');
  const [, , direction, last] = process.argv;
  const ran = await migrate(env.migrateDatabaseUrl, direction === 'down' ? 'down' : 'up', last);
  if (direction !== 'down' && last === undefined) await afterMigration(env);
  logger.info({ ran }, 'database is up to date');
}
