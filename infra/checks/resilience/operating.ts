import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { execa } from 'execa';
import type { DataDir } from '../../launch/data-dir.ts';
import { useServers } from '../../launch/embedded/use-servers.ts';
import { createLifetime } from '../../lib/lifetime.ts';
import { ROOT } from '../../lib/repository.ts';
import { parseSettings } from '../../lib/settings.ts';

export const BACKUP_KEY = 'a key of twenty characters';

type Command = 'backup' | 'restore' | 'doctor';

export function startOperating(
  command: Command,
  env: { DATA_DIR: string; CLOUDINARY_URL?: string; BACKUP_KEY?: undefined },
  ...args: string[]
) {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  return execa(process.execPath, [join(ROOT, 'infra', 'operate', `${command}.ts`), ...args], {
    env: { PATH, HOME, NODE_COMPILE_CACHE, BACKUP_KEY, ...env },
    extendEnv: false,
    all: true,
    reject: false,
  });
}

export async function operate(...args: Parameters<typeof startOperating>) {
  const { exitCode, all } = await startOperating(...args);
  return { code: exitCode, output: all };
}

export async function onServersOf<T>(
  place: string,
  work: (databaseUrl: string, data: DataDir) => Promise<T>,
): Promise<T> {
  const shortly = createLifetime();
  try {
    const used = await useServers(parseSettings({ DATA_DIR: place }), shortly);
    return await work(used.servers.databaseUrl, used.dataDir);
  } finally {
    await shortly.end();
  }
}

export async function bytesIn(place: string): Promise<Record<string, string>> {
  const entries = await readdir(place, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    await Promise.all(
      files.sort().map(async (file) => [relative(place, file), hashOf(await readFile(file))] as const),
    ),
  );
}

export const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
