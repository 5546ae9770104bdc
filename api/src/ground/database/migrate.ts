import { createHash } from 'node:crypto';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import type { Env } from '../runtime/env.ts';
import { migrationNames } from './load-migrations.ts';
import { connectionOptions } from './sequelize.ts';
import { grantService } from './service-user.ts';
import { removeExpired } from './upkeep.ts';

/** Seconds to wait while another process migrates. */
const LOCK_WAIT = 120;

/**
 * Migrate the database to the newest schema, or with `down` to an empty one. Of several processes one
 * migrates.
 * @param last the last migration to run with `up`: a restore needs the schema that the backup was made with
 * @returns names of the migrations that ran
 */
export async function migrate(
  address: string,
  direction: 'up' | 'down' = 'up',
  last?: string,
): Promise<string[]> {
  if (direction === 'up' && last === undefined && (await isUpToDate(address))) return [];
  // Loaded on demand: Umzug imports about two hundred files, and most starts have nothing to migrate.
  const { runMigrations } = await import('./run-migrations.ts');
  return underLock(address, () => runMigrations(address, direction, last));
}

/** Check without writing: the API's database user is not allowed to change the schema. */
async function isUpToDate(address: string): Promise<boolean> {
  const names = await migrationNames();
  const connection = await createConnection(connectionOptions(address));
  try {
    const [rows] = await connection.query<RowDataPacket[]>('SELECT name FROM migrations');
    const done = new Set(rows.map((row) => String(row['name'])));
    return names.every((name) => done.has(name));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ER_NO_SUCH_TABLE') return false;
    throw error;
  } finally {
    await connection.end();
  }
}

/** Run `work` under a named lock of MariaDB, which releases the lock if this process dies. */
export async function underLock<T>(address: string, work: () => Promise<T>, purpose = 'migrate'): Promise<T> {
  const connection = await createConnection(connectionOptions(address));
  // MariaDB's lock names are shared by the whole server and have at most 64 characters.
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

/** Grant the rights of the serving user and remove expired rows, at each start. */
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
