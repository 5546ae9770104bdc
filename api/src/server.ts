import { createServer } from 'node:http';
import { flushCompileCache } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import { CLEAR_DEMO, DEMO_IN_PRODUCTION } from '@pehchan/operating';
import { createApp } from './app.ts';
import { afterMigration, migrate } from './ground/database/migrate.ts';
import './ground/database/pool-metrics.ts';
import { sequelize } from './ground/database/sequelize.ts';
import { closeMailer } from './ground/gateways/mailer.ts';
import { decoders } from './ground/gateways/pictures/decoders.ts';
import { closeRedis, connectRedis } from './ground/gateways/redis.ts';
import { beginDraining, isDraining } from './ground/runtime/draining.ts';
import { env } from './ground/runtime/env.ts';
import { logger } from './ground/runtime/logger.ts';
import { serveMetrics } from './ground/runtime/metrics-server.ts';
import { startTasks } from './ground/tasks/index.ts';
import { DemoAccount, warmUpPasswords } from './identity/accounts/index.ts';
import { endDrawing } from './features/sheet/index.ts';
import { endMarking, keepCopiesTidy, problemWithLetters } from './register/photos/index.ts';
import { taskKinds } from './task-kinds.ts';

/** Milliseconds after a stop signal until open connections are cut: longer than any reply takes. */
const PATIENCE = 10_000;
const MIGRATION_TRIES = 30;

void connectRedis();
await Promise.all([
  migrateWhenReachable().then(refuseDemoCommunity),
  refuseUnknownLetters(),
  warmUpPasswords(),
]);

const server = createServer(
  // A slow upload must not hold a connection forever. The gateway allows the same time for photos.
  { requestTimeout: 300_000, headersTimeout: 15_000, keepAliveTimeout: 65_000 },
  createApp(),
);
server.prependListener('request', (_req, res) => {
  if (isDraining()) res.setHeader('Connection', 'close');
});
server.on('error', (error) => {
  logger.fatal({ err: error }, `can’t listen on ${env.host}:${env.port}`);
  process.exit(1);
});
server.listen(env.port, env.host, () => {
  logger.info({ address: server.address() }, 'listening');
  // Write the compile cache now: a killed process would not. Without NODE_COMPILE_CACHE this does nothing.
  flushCompileCache();
});
if (env.metricsPort !== undefined) serveMetrics(env.host, env.metricsPort);

const tasks = startTasks(taskKinds);
keepCopiesTidy();
process.once('SIGTERM', stop);
process.once('SIGINT', stop);

/** Wait for a database that is still starting. Later, requests are answered 503 while it is unreachable. */
async function migrateWhenReachable(): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const ran = await migrate(env.migrateDatabaseUrl);
      await afterMigration(env);
      logger.info({ ran }, 'database is up to date');
      return;
    } catch (error) {
      if (attempt === MIGRATION_TRIES) {
        logger.fatal({ err: error }, 'the database can’t be reached or migrated');
        process.exit(1);
      }
      logger.warn({ err: error }, 'the database can’t be reached yet');
      await wait(1000);
    }
  }
}

async function refuseDemoCommunity(): Promise<void> {
  if (!env.production || !(await DemoAccount.exist())) return;
  logger.fatal(`${DEMO_IN_PRODUCTION} It goes with: ${CLEAR_DEMO}`);
  process.exit(1);
}

/** Refuse to start if marks would show boxes instead of letters: such copies would identify no account. */
async function refuseUnknownLetters(): Promise<void> {
  const problem = await problemWithLetters();
  if (!problem) return;
  logger.fatal(problem);
  process.exit(1);
}

async function stop(signal: string): Promise<void> {
  logger.info({ signal }, 'stopping');
  beginDraining();
  await wait(env.drain);
  const cutOff = setTimeout(() => server.closeAllConnections(), PATIENCE);
  const closed = new Promise((resolve) => server.close(resolve));
  // Close idle connections: browsers keep them open for requests that this process no longer gets.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  await closed;
  clearInterval(idle);
  clearTimeout(cutOff);
  // Start jobs that the last requests planned. Another process does the remaining jobs.
  await tasks.stop();
  closeMailer();
  await Promise.allSettled([decoders.end(), endMarking(), endDrawing(), sequelize.close(), closeRedis()]);
  logger.info('stopped');
}
