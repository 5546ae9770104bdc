import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Lifetime } from '../process/lifetime.ts';
import { startService, type Service } from '../process/service.ts';
import type { Binary } from './binaries.ts';
import { findRedisProblem } from './check-redis.ts';
import { keepSecret, type DataDir } from './data-dir.ts';

export interface RedisOptions {
  readonly dataDir: DataDir;
  readonly binary: Binary;
  readonly port: number;
}

/** How the private server is reached on a port. */
export async function redisUrlAt(dataDir: DataDir, port: number): Promise<string> {
  return `redis://:${await keepSecret(dataDir, 'redis')}@127.0.0.1:${port}`;
}

/** A private server on the loopback address, with its own data, port and password. */
export async function startRedis(
  { dataDir, binary, port }: RedisOptions,
  lifetime: Lifetime,
): Promise<{ service: Service; url: string }> {
  const password = await keepSecret(dataDir, 'redis');
  const pidFile = join(dataDir.run, 'redis.pid');
  const configFile = join(dataDir.run, 'redis.conf');
  const config = [
    'bind 127.0.0.1',
    `port ${port}`,
    `requirepass ${password}`,
    `dir "${dataDir.redis}"`,
    `pidfile "${pidFile}"`,
    'daemonize no',
    'save ""',
    'appendonly yes',
    // What is acknowledged has been handed to the system, so killing the server loses nothing; only a power cut can lose the last
    // second, and what lies here (sessions, one-time passwords, rate limits) costs a person at most a new sign-in. `always` would
    // wait for the disk on every request, since sessions roll. Accounts and biodata are in the database, which does wait.
    'appendfsync everysec',
    // Sessions must never be dropped to make room for others.
    'maxmemory-policy noeviction',
    '',
  ].join('\n');
  await writeFile(configFile, config, { mode: 0o600 });

  const url = await redisUrlAt(dataDir, port);
  const service = await startService(
    {
      name: 'Redis',
      file: binary.file,
      args: [configFile],
      env: binary.env,
      cwd: dataDir.redis,
      pidFile,
      logFile: join(dataDir.logs, 'redis.log'),
      isReady: async () => (await findRedisProblem(url)) === undefined,
    },
    lifetime,
  );
  return { service, url };
}
