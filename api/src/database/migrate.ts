import { createHash } from 'node:crypto';
import { createConnection } from 'mysql2/promise';
import { type QueryInterface, Sequelize } from 'sequelize';
import { SequelizeStorage, Umzug } from 'umzug';
import { migrations } from './migrations/index.ts';
import { connectionOptions } from './sequelize.ts';

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
  const {
    user: username,
    ssl,
    socketPath,
    ...rest
  } = { ssl: undefined, socketPath: undefined, ...connectionOptions(address) };
  const dialectOptions = { ...(ssl ? { ssl } : {}), ...(socketPath ? { socketPath } : {}) };
  const sequelize = new Sequelize({
    ...rest,
    username,
    dialect: 'mysql',
    dialectOptions,
    logging: false,
    pool: { max: 1 },
  });
  const umzug = new Umzug<QueryInterface>({
    migrations: migrations.map(({ name, up, down }) => ({
      name,
      up: ({ context }) => up(context),
      down: ({ context }) => down(context),
    })),
    context: sequelize.getQueryInterface(),
    storage: new SequelizeStorage({ sequelize, tableName: 'migrations' }),
    logger: undefined,
  });
  try {
    return await underLock(address, async () => {
      const done = direction === 'up' ? await umzug.up({ to: last }) : await umzug.down({ to: 0 });
      return done.map(({ name }) => name);
    });
  } finally {
    await sequelize.close();
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

if (import.meta.main) {
  const { env } = await import('../runtime/env.ts');
  const { logger } = await import('../runtime/logger.ts');
  const ran = await migrate(env.databaseUrl, process.argv[2] === 'down' ? 'down' : 'up', process.argv[3]);
  logger.info({ ran }, 'database is up to date');
}
