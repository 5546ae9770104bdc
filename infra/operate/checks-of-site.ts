import { createClient } from 'redis';
import { findDatabaseProblem } from '../launch/embedded/check-database.ts';
import { findRedisProblem } from '../launch/embedded/check-redis.ts';
import { found, type Check } from './diagnosis.ts';

const ANSWERS_WITHIN = 5_000;

export const database: Check = {
  healthy: 'The database answers',
  async find({ servers, settings, dataDir }) {
    const problem = await findDatabaseProblem(servers.databaseUrl);
    if (!problem) return undefined;
    const mend = settings.databaseUrl
      ? 'correct DATABASE_URL in .env'
      : `tail ${dataDir.logs}/mariadb.log; npm start`;
    return found(
      problem.replace('DATABASE_URL', settings.databaseUrl ? 'DATABASE_URL' : 'The private database'),
      mend,
    );
  },
};

export const redis: Check = {
  healthy: 'Redis answers',
  async find({ servers, settings, dataDir }) {
    const problem = await findRedisProblem(servers.redisUrl);
    if (!problem) return undefined;
    const mend = settings.redisUrl
      ? 'correct REDIS_URL in .env'
      : `tail ${dataDir.logs}/redis.log; npm start`;
    return found(problem.replace('REDIS_URL', settings.redisUrl ? 'REDIS_URL' : 'The private Redis'), mend);
  },
};

export const redisKeeps: Check = {
  healthy: 'Redis keeps its data over a restart, and drops none',
  async find({ servers }) {
    const client = await createClient({ url: servers.redisUrl }).connect();
    // A hosted Redis may not tell.
    const config: Record<string, string> = await client
      .configGet(['appendonly', 'maxmemory-policy'])
      .catch(() => ({}));
    await client.close();
    if (config.appendonly === 'no') {
      return found(
        'Redis forgets everything at a restart: everybody is signed out.',
        'redis-cli CONFIG SET appendonly yes',
      );
    }
    const policy = config['maxmemory-policy'];
    if (!policy || policy === 'noeviction') return undefined;
    return found(
      `When Redis is full it drops sessions (${policy}).`,
      'redis-cli CONFIG SET maxmemory-policy noeviction',
    );
  },
};

export const api: Check = {
  healthy: 'The API serves, by way of the gateway',
  async find({ settings, dataDir }) {
    const reply = await ask(settings.port, '/readyz');
    if (reply?.ok) return undefined;
    if (!reply) {
      return found(
        `The gateway does not answer on port ${settings.port}.`,
        `tail ${dataDir.logs}/gateway.log; npm start`,
      );
    }
    return found(
      `The API can't work (it answers ${reply.status}).`,
      `tail ${dataDir.logs}/api.log; npm start`,
    );
  },
};

export const pages: Check = {
  healthy: 'Pages come through the gateway',
  async find({ settings, dataDir }) {
    for (const path of ['/', '/login', '/releases/current.json']) {
      if ((await ask(settings.port, path))?.ok) continue;
      return found(
        `Nobody gets a page: ${path} does not come.`,
        `tail ${dataDir.logs}/gateway.log; npm start`,
      );
    }
    return undefined;
  },
};

function ask(port: number, path: string): Promise<Response | undefined> {
  const signal = AbortSignal.timeout(ANSWERS_WITHIN);
  return fetch(`http://127.0.0.1:${port}${path}`, { signal }).catch(() => undefined);
}
