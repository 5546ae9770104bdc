import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Lifetime } from '../../lib/lifetime.ts';
import { startService, type Service } from '../process/service.ts';
import type { Binary } from './binaries.ts';
import { findRedisProblem } from './check-redis.ts';
import { keepSecret, type DataDir } from './data-dir.ts';

export const REDIS_CONFIG = join(import.meta.dirname, 'redis.conf');

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
    `include "${REDIS_CONFIG}"`,
    'bind 127.0.0.1',
    `port ${port}`,
    `requirepass ${password}`,
    `dir "${dataDir.redis}"`,
    `pidfile "${pidFile}"`,
    'daemonize no',
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
