import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBinaries } from '../launch/embedded/binaries.ts';
import { openDataDir } from '../launch/data-dir.ts';
import { neededServers, startServers, type Servers } from '../launch/embedded/servers.ts';
import { queryOnce } from '../lib/database.ts';
import { freePort, type Lifetime } from '../lib/index.ts';
import { parseSettings, type Settings } from '../lib/settings.ts';

export async function scratchFolder(lifetime: Lifetime): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pehchan-check-'));
  await lifetime.onEnd(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

export async function scratchServers(settings: Settings, lifetime: Lifetime): Promise<Servers> {
  const { databaseUrl, redisUrl } = settings;
  const dataDir = await openDataDir(await scratchFolder(lifetime));
  const binaries = await findBinaries(neededServers(settings), lifetime.signal);
  return startServers({ dataDir, binaries, databaseUrl, redisUrl, scratch: true }, lifetime);
}

/** Return settings of a temporary site: it sends no mail and stores no photo in the cloud. */
export async function scratchSettings(
  { databaseUrl, redisUrl }: Pick<Settings, 'databaseUrl' | 'redisUrl'>,
  lifetime: Lifetime,
  port?: number,
): Promise<Settings> {
  port ??= await freePort();
  const name = `pehchan_check_${randomBytes(4).toString('hex')}`;
  return {
    ...parseSettings({}),
    port,
    publicUrl: `http://localhost:${port}`,
    dataDir: await scratchFolder(lifetime),
    databaseUrl: databaseUrl && (await scratchDatabase(databaseUrl, name, lifetime)),
    redisUrl,
    passedOn: redisUrl ? { REDIS_PREFIX: `${name}:` } : {},
  };
}

async function scratchDatabase(url: string, name: string, lifetime: Lifetime): Promise<string> {
  await queryOnce(url, `CREATE DATABASE \`${name}\` CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`);
  await lifetime.onEnd(async () => void (await queryOnce(url, `DROP DATABASE IF EXISTS \`${name}\``)));
  const scratch = new URL(url);
  scratch.pathname = `/${name}`;
  return scratch.href;
}
