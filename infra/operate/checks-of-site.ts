import { lookup } from 'node:dns/promises';
import { CLIENT_ADDRESS } from '@pehchan/operating';
import { createClient } from '@redis/client';
import { findDatabaseProblem, findRedisProblem } from '../launch/embedded/check-servers.ts';
import type { HealthChecks, Problem } from './health-check.ts';
import type { Source } from './source.ts';

const ANSWERS_WITHIN = 5_000;

/** Return a problem with its remedy: the log of a private server, or the setting of the operator's server. */
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

const FULL_FROM = 0.75;

export const KEPT: HealthChecks = {
  async 'Redis has a memory limit, and room below it'({ servers, settings }) {
    const client = await createClient({ url: servers.redisUrl }).connect();
    const memory = await client.info('memory');
    // Ignore an error: a hosted Redis can forbid to read its configuration.
    const config: Record<string, string> = await client.configGet('maxmemory').catch(() => ({}));
    await client.close();
    const bytes = (name: string) => Number(new RegExp(`^${name}:(\\d+)`, 'm').exec(memory)?.[1]);
    const [used, allowed] = [bytes('used_memory'), bytes('maxmemory')];
    if (used > allowed * FULL_FROM && allowed > 0) {
      return [
        `Redis uses ${mebibytes(used)} of ${mebibytes(allowed)} MiB. When it is full, no one can sign in.`,
        'redis-cli --bigkeys; then redis-cli CONFIG SET maxmemory to a higher limit, and the same in its configuration',
      ];
    }
    if (settings.production && config.maxmemory === '0') {
      const remedy = 'redis-cli CONFIG SET maxmemory 384mb, and the same in its configuration';
      return ['Redis has no memory limit, so the system ends it when memory runs out.', remedy];
    }
  },
  async 'Redis keeps its data over a restart, and when it is full'({ servers }) {
    const client = await createClient({ url: servers.redisUrl }).connect();
    const config: Record<string, string> = await client
      .configGet(['appendonly', 'maxmemory-policy'])
      .catch(() => ({}));
    await client.close();
    const { appendonly, 'maxmemory-policy': policy = 'noeviction' } = config;
    if (appendonly === 'no') {
      const problem = 'Redis loses its data at a restart, which signs everyone out.';
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
  async 'The API answers through the gateway'(source) {
    const reply = await ask(source, '/readyz');
    if (reply?.ok) return;
    const log = (name: string) => `tail ${source.dataDir.logs}/${name}.log; npm start`;
    if (reply) return [`The API is not ready (it answers ${reply.status}).`, log('api')];
    return [`The gateway does not answer on port ${source.settings.port}.`, log('gateway')];
  },
  async 'The limits count people, and not a proxy before the gateway'({ settings }) {
    if (settings.production) return findAddressProblem(settings.publicUrl);
  },
  async 'The gateway serves pages'(source) {
    for (const path of ['/', '/login', '/releases/current.json']) {
      if ((await ask(source, path))?.ok) continue;
      return [`The gateway does not serve ${path}.`, `tail ${source.dataDir.logs}/gateway.log; npm start`];
    }
  },
};

const mebibytes = (bytes: number) => Math.round(bytes / 2 ** 20);

const LOOPBACK = /^(::ffff:)?127\.|^::1$/;

/** Find a proxy that hides clients: a request to the public address must not arrive from this machine. */
export async function findAddressProblem(publicUrl: string): Promise<Problem | undefined> {
  const reply = await fetch(`${publicUrl}/healthz`, { signal: AbortSignal.timeout(ANSWERS_WITHIN) }).catch(
    () => undefined,
  );
  const seen = reply?.headers.get(CLIENT_ADDRESS);
  if (!seen || !LOOPBACK.test(seen)) return undefined;
  const { address } = await lookup(new URL(publicUrl).hostname);
  if (LOOPBACK.test(address)) return undefined;
  return [
    'A proxy before the gateway hides people’s addresses, so a hundred wrong passwords lock everyone out.',
    'TRUSTED_PROXIES=127.0.0.0/8 in .env, then npm start',
  ];
}

function ask({ settings }: Source, path: string): Promise<Response | undefined> {
  const signal = AbortSignal.timeout(ANSWERS_WITHIN);
  return fetch(`http://127.0.0.1:${settings.port}${path}`, { signal }).catch(() => undefined);
}
