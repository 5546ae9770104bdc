import { readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Opening } from './archive.ts';
import { partsOf } from './check-backup.ts';
import type { Head } from './manifest.ts';

/** Remove older backups of the same site and key, so that `keep` are left. @returns the removed files */
export async function removeOlderBackups(file: string, keep: number, opening: Opening): Promise<string[]> {
  const own = await headOf(file, opening);
  if (!own?.publicUrl) return [];
  const found: { path: string; createdAt: string }[] = [];
  for (const entry of await readdir(dirname(file), { withFileTypes: true })) {
    const path = join(dirname(file), entry.name);
    if (!entry.isFile() || entry.name.endsWith('.part') || path === file) continue;
    const head = await headOf(path, opening);
    if (head?.publicUrl !== own.publicUrl || head.createdAt > own.createdAt) continue;
    found.push({ path, createdAt: head.createdAt });
  }
  found.sort((one, other) => other.createdAt.localeCompare(one.createdAt));
  const removed = found.slice(keep - 1).map(({ path }) => path);
  for (const path of removed) await rm(path);
  return removed;
}

/** Return a backup's description of itself; undefined for another file or one encrypted with another key. */
async function headOf(file: string, opening: Opening): Promise<Head | undefined> {
  try {
    for await (const part of partsOf(file, opening)) return part.kind === 'head' ? part.head : undefined;
  } catch {
    // A file that cannot be read as a backup is never removed.
  }
  return undefined;
}
