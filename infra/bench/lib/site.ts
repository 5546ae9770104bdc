import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { execa } from 'execa';
import { scratchFolder } from '../../checks/scratch.ts';
import { API_FLAGS, API_SERVER } from '../../launch/api.ts';
import type { Servers } from '../../launch/embedded/servers.ts';
import { queryOnce } from '../../lib/database.ts';
import { CACHE, freePort, isServed, type Lifetime, ROOT, step, until } from '../../lib/index.ts';
import { seed } from './seed.ts';

export type Site = {
  env: NodeJS.ProcessEnv;
  port: number;
  /** Start another API process on the same database, with these command-line options of Node. */
  another: (...options: string[]) => Promise<number>;
};

export async function openSite(biodata: number, servers: Servers, lifetime: Lifetime): Promise<Site> {
  const name = `pehchan_${biodata}`;
  const database = new URL(servers.databaseUrl);
  database.pathname = `/${name}`;
  await queryOnce(servers.databaseUrl, `CREATE DATABASE ${name}`);
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    NODE_COMPILE_CACHE: join(CACHE, 'compiled'),
    API_HOST: '127.0.0.1',
    DATA_DIR: await scratchFolder(lifetime),
    DATABASE_URL: database.href,
    REDIS_URL: servers.redisUrl,
    REDIS_PREFIX: `${name}:`,
    SESSION_SECRET: randomBytes(32).toString('hex'),
    PUBLIC_URL: 'http://localhost:3000',
    ADDRESS_LIMIT: '1000000',
    CARD_LIMIT: '1000000',
    CARD_PHOTO_LIMIT: '1000000',
  };
  await step(`Seeding ${biodata} biodata`, () => seed(env, biodata));
  const another = (...options: string[]) => startApi([...options, ...API_FLAGS], env, lifetime);
  return { env, port: await another(), another };
}

async function startApi(options: string[], env: NodeJS.ProcessEnv, lifetime: Lifetime): Promise<number> {
  const port = await freePort();
  const file = join(await scratchFolder(lifetime), 'output.log');
  const child = execa(process.execPath, [...options, join(ROOT, API_SERVER)], {
    cwd: ROOT,
    env: { ...env, API_PORT: String(port) },
    stdio: ['ignore', { file }, { file }],
    reject: false,
  });
  await lifetime.onEnd(async () => {
    child.kill('SIGTERM');
    await child;
  });
  const isUp = () => isServed(`http://127.0.0.1:${port}/healthz`);
  if (!(await until(isUp, { within: 120_000 }))) throw new Error(`The API does not answer: ${file}`);
  return port;
}
