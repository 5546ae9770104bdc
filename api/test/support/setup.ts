import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';

/**
 * Runs before every test file: sets the settings that `env.ts` reads, and migrates a database for this
 * worker. Test files of one worker share it. Each test makes its own records and tolerates those of others.
 */
const run = process.env['TEST_RUN'] ?? '';
const server = process.env['TEST_DATABASE_URL'] ?? '';
const name = `${run}_${process.env['VITEST_POOL_ID'] ?? '1'}`;
const database = new URL(server);
database.pathname = `/${name}`;

Object.assign(process.env, {
  NODE_ENV: 'test',
  DATABASE_URL: database.href,
  REDIS_URL: process.env['TEST_REDIS_URL'],
  REDIS_PREFIX: `${name}:`,
  DATA_DIR: join(process.env['TEST_DATA_DIR'] ?? '', name),
  PUBLIC_URL: 'http://pehchan.test',
  MAINTAINER_PHONE: '9999999999',
  ADDRESS_LIMIT: '40',
  // No account reaches this many cards a day: all test files of a worker share one database and its lists.
  CARD_LIMIT: '1000000',
  // With other tests running, waits for a locked row can be longer than in production.
  STEP_DEADLINE: '10000',
  TRACE_DEADLINE: '200000',
  DEMO: '0',
  // Blank these settings, so that a developer's own values do not reach the tests.
  SMTP_URL: '',
  CLOUDINARY_URL: '',
  SESSION_SECRET: '',
  LOG_LEVEL: process.env['TEST_LOG_LEVEL'] ?? 'silent',
});

const connection = await createConnection(server);
await connection.query(`CREATE DATABASE IF NOT EXISTS \`${name}\``);
await connection.end();
const { migrate } = await import('../../src/ground/database/migrate.ts');
await migrate(database.href);
