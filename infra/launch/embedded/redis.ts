import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Lifetime } from '../../lib/index.ts';
import { startService } from '../process/service.ts';
import type { Binary } from './binaries.ts';
import { findRedisProblem } from './check-servers.ts';
import { keepSecret, type DataDir } from '../data-dir.ts';

export const REDIS_CONFIG = join(import.meta.dirname, 'redis.conf');

export async function redisUrlAt(dataDir: DataDir, port: number): Promise<string> {
  return `redis://:${await keepSecret(dataDir, 'redis')}@127.0.0.1:${port}`;
}

export async function startRedis(
  { dataDir, binary, port }: { dataDir: DataDir; binary: Binary; port: number },
  lifetime: Lifetime,
): Promise<string> {
  const configFile = join(dataDir.run, 'redis.conf');
  const config = `${await readFile(REDIS_CONFIG, 'utf8')}
bind 127.0.0.1
port ${port}
requirepass ${await keepSecret(dataDir, 'redis')}
daemonize no
`;
  await writeFile(configFile, config, { mode: 0o600 });
  const url = await redisUrlAt(dataDir, port);
  const isReady = async () => (await findRedisProblem(url)) === undefined;
  // Send Redis its configuration on standard input: it reads brackets in a file's path as a pattern.
  const program = { file: binary.file, args: ['-'], input: configFile, env: binary.env, cwd: dataDir.redis };
  await startService({ name: 'Redis', id: 'redis', dataDir, ...program, isReady }, lifetime);
  return url;
}
