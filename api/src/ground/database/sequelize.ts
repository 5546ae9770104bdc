import { Sequelize, type Options } from 'sequelize';
import { afterDeadline, STEP_DEADLINE } from '../runtime/deadline.ts';
import { env } from '../runtime/env.ts';
import { watchTransactions } from './open-transaction.ts';

/** Return the connection options of a `mysql://` address, for Sequelize and for mysql2. */
export function connectionOptions(address: string) {
  const url = new URL(address);
  const socketPath = url.searchParams.get('socketPath') ?? undefined;
  return {
    host: url.hostname,
    port: Number(url.port || 3306),
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    database: decodeURIComponent(url.pathname.slice(1)),
    ...(socketPath ? { socketPath } : {}),
    ...(['1', 'true'].includes(url.searchParams.get('ssl') ?? '') ? { ssl: {} } : {}),
  };
}

const { host, port, user, password, database, ...dialectOptions } = connectionOptions(env.databaseUrl);

const options: Options = {
  dialect: 'mysql',
  host,
  port,
  username: user,
  password,
  database,
  logging: false,
  timezone: '+00:00',
  dialectOptions: {
    ...dialectOptions,
    connectTimeout: STEP_DEADLINE,
    charset: 'utf8mb4',
    // Let the driver convert values: Sequelize would call a function for every value of every row.
    typeCast: true,
    dateStrings: ['DATE'],
    timezone: 'Z',
  },
  pool: { max: env.databasePool, min: 0, acquire: STEP_DEADLINE, idle: 30_000 },
  define: { charset: 'utf8mb4', collate: 'utf8mb4_unicode_ci' },
};

export const sequelize = new Sequelize(options);
watchTransactions(sequelize);

type Callback = (error: (Error & { code?: string }) | null, ...rest: unknown[]) => void;
type Statement = { sql: string; values?: unknown };
type Connection = {
  query: (statement: Statement, done: Callback) => unknown;
  execute: (statement: Statement, done: Callback) => unknown;
  destroy: () => void;
};

/** Thrown instead of the driver's timeout error, which comes even if the reply has already arrived. */
class LateStatement extends Error {
  readonly code = 'PROTOCOL_SEQUENCE_TIMEOUT';
  override readonly message = `no answer within ${STEP_DEADLINE} ms`;
}

/**
 * Put a deadline on every statement: Sequelize and the driver wait forever for a server that hangs. A
 * connection without a reply is destroyed.
 */
function limitStatements(connection: Connection): void {
  for (const method of ['query', 'execute'] as const) {
    const run = connection[method].bind(connection);
    const limited = (statement: string | { sql: string }, ...rest: unknown[]) => {
      let done = rest.pop() as Callback;
      const text = typeof statement === 'string' ? { sql: statement } : statement;
      const values = rest.length > 0 ? { values: rest[0] } : {};
      const stop = afterDeadline(STEP_DEADLINE, () => {
        connection.destroy();
        done(new LateStatement());
        // Ignore a reply that still arrives before the connection is closed.
        done = () => undefined;
      });
      return run({ ...text, ...values }, (...reply) => {
        stop();
        done(...reply);
      });
    };
    Object.assign(connection, { [method]: limited });
  }
}

sequelize.addHook('afterConnect', (connection) => limitStatements(connection as Connection));
