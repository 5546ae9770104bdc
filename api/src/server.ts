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
import { endMarking, keepCopiesTidy, problemWithLetters } from './register/photos/index.ts';
import { taskKinds } from './task-kinds.ts';

/** Longer than any reply takes; whatever is still open then is cut off. */
const PATIENCE = 10_000;
const MIGRATION_TRIES = 30;

void connectRedis();
await Promise.all([
  migrateWhenReachable().then(refuseDemoCommunity),
  refuseUnknownLetters(),
  warmUpPasswords(),
]);

const server = createServer(
  // A body that trickles in must not hold a connection for ever; a photo by a weak signal has as long as the
  // gateway gives it.
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
  // At the end would be too late for a process that is killed. Does nothing where NODE_COMPILE_CACHE isn't
  // set.
  flushCompileCache();
});
if (env.metricsPort !== undefined) serveMetrics(env.host, env.metricsPort);

const tasks = startTasks(taskKinds);
keepCopiesTidy();
process.once('SIGTERM', stop);
process.once('SIGINT', stop);

/**
 * The database may still be starting. Later it may go and come back as it likes: requests are answered 503
 * meanwhile.
 */
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

/** Copies of photos that show boxes would name nobody. */
async function refuseUnknownLetters(): Promise<void> {
  const problem = await problemWithLetters();
  if (!problem) return;
  logger.fatal(problem);
  process.exit(1);
}

/**
 * Until the gateway has noticed, everything is served; then no new connections; what is under way is
 * finished; then the pools are closed and the process ends by itself.
 */
async function stop(signal: string): Promise<void> {
  logger.info({ signal }, 'stopping');
  beginDraining();
  await wait(env.drain);
  const cutOff = setTimeout(() => server.closeAllConnections(), PATIENCE);
  const closed = new Promise((resolve) => server.close(resolve));
  // Browsers keep a connection open after its reply, for more requests that won’t come here any more.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  await closed;
  clearInterval(idle);
  clearTimeout(cutOff);
  // What the last requests planned is begun; the rest is done by another process, or by the next one.
  await tasks.stop();
  closeMailer();
  await Promise.allSettled([decoders.end(), endMarking(), sequelize.close(), closeRedis()]);
  logger.info('stopped');
}
