import { type QueryInterface, Sequelize } from 'sequelize';
import { SequelizeStorage, Umzug } from 'umzug';
import { loadMigrations } from './load-migrations.ts';
import { connectionOptions } from './sequelize.ts';

/** Run the pending migrations up to `last`, or undo all. Return their names. The caller holds the lock. */
export async function runMigrations(
  address: string,
  direction: 'up' | 'down',
  last: string | undefined,
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
    migrations: (await loadMigrations()).map(({ name, up, down }) => ({
      name,
      up: ({ context }) => up(context),
      down: ({ context }) => down(context),
    })),
    context: sequelize.getQueryInterface(),
    storage: new SequelizeStorage({ sequelize, tableName: 'migrations' }),
    logger: undefined,
  });
  try {
    const done = direction === 'up' ? await umzug.up({ to: last }) : await umzug.down({ to: 0 });
    return done.map(({ name }) => name);
  } finally {
    await sequelize.close();
  }
}
