import { createClient } from 'redis';
import { findDatabaseProblem, findRedisProblem } from '../launch/embedded/check-servers.ts';
import type { HealthChecks, Problem } from './health-check.ts';
import type { Source } from './source.ts';

const ANSWERS_WITHIN = 5_000;

/** A server that the site starts itself has no setting that could be wrong. */
function ofServer(
  problem: string | undefined,
  setting: string,
  given: string | undefined,
  name: string,
  log: string,
) {
  if (!problem) return;
  if (given) return [problem, `correct ${setting} in .env`] satisfies Problem;
  return [problem.replace(setting, `The private ${name}`), `tail ${log}; npm start`] satisfies Problem;
}

export const SERVERS: HealthChecks = {
  async 'The database answers'({ servers, settings, dataDir }) {
    const problem = await findDatabaseProblem(servers.databaseUrl);
    return ofServer(problem, 'DATABASE_URL', settings.databaseUrl, 'database', `${dataDir.logs}/mariadb.log`);
  },
  async 'Redis answers'({ servers, settings, dataDir }) {
    const problem = await findRedisProblem(servers.redisUrl);
    return ofServer(problem, 'REDIS_URL', settings.redisUrl, 'Redis', `${dataDir.logs}/redis.log`);
  },
};

export const KEPT: HealthChecks = {
  async 'Redis keeps its data over a restart, and drops none'({ servers }) {
    const client = await createClient({ url: servers.redisUrl }).connect();
    // A hosted Redis may not tell.
    const config: Record<string, string> = await client
      .configGet(['appendonly', 'maxmemory-policy'])
      .catch(() => ({}));
    await client.close();
    const { appendonly, 'maxmemory-policy': policy = 'noeviction' } = config;
    if (appendonly === 'no') {
      const problem = 'Redis forgets everything at a restart: everybody is signed out.';
      return [problem, 'redis-cli CONFIG SET appendonly yes'];
    }
    if (policy === 'noeviction') return;
    return [
      `When Redis is full it drops sessions (${policy}).`,
      'redis-cli CONFIG SET maxmemory-policy noeviction',
    ];
  },
};

export const FRONT: HealthChecks = {
  async 'The API serves, by way of the gateway'(source) {
    const reply = await ask(source, '/readyz');
    if (reply?.ok) return;
    const log = (name: string) => `tail ${source.dataDir.logs}/${name}.log; npm start`;
    if (reply) return [`The API can't work (it answers ${reply.status}).`, log('api')];
    return [`The gateway does not answer on port ${source.settings.port}.`, log('gateway')];
  },
  async 'Pages come through the gateway'(source) {
    for (const path of ['/', '/login', '/releases/current.json']) {
      if ((await ask(source, path))?.ok) continue;
      return [
        `Nobody gets a page: ${path} does not come.`,
        `tail ${source.dataDir.logs}/gateway.log; npm start`,
      ];
    }
  },
};

function ask({ settings }: Source, path: string): Promise<Response | undefined> {
  const signal = AbortSignal.timeout(ANSWERS_WITHIN);
  return fetch(`http://127.0.0.1:${settings.port}${path}`, { signal }).catch(() => undefined);
}
