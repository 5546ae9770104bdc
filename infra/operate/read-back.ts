import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PhotoFile } from '@pehchan/operating';
import type { Connection } from 'mysql2/promise';
import type { DataDir } from '../launch/data-dir.ts';
import { listFiles } from '../lib/index.ts';
import { fileLine } from './make-backup.ts';
import { secretsInPlace } from './mark-secrets.ts';
import type { Sums } from './manifest.ts';
import { nameOf, type PhotoStore } from './photo-store.ts';
import { contentOf, listTables, nextId, rowsOf } from './tables.ts';

export async function readBack(
  connection: Connection,
  sums: Sums,
  { dataDir, photos }: { dataDir: DataDir; photos: PhotoStore },
  files: readonly PhotoFile[],
): Promise<Sums> {
  return {
    ...sums,
    tables: await contentOfTables(connection, sums),
    photos: await contentOf(linesOfPhotos(photos, files)),
    site: await contentOf(linesOfFolder(dataDir.site)),
    // Backups of earlier formats have no secrets of marks, so the restore keeps the site's current secrets.
    ...(sums.markSecrets && { markSecrets: await contentOf(await secretsInPlace({ dataDir })) }),
  };
}

async function contentOfTables(connection: Connection, sums: Sums): Promise<Sums['tables']> {
  const tables = new Map((await listTables(connection)).map((table) => [table.name, table]));
  const contents = [];
  for (const { name } of sums.tables) {
    const table = tables.get(name);
    if (!table) continue;
    const content = await contentOf(rowsOf(connection, table));
    contents.push({ name, nextId: await nextId(connection, name), content });
  }
  return contents;
}

async function* linesOfPhotos(photos: PhotoStore, files: readonly PhotoFile[]) {
  for await (const { file, bytes } of photos.read(files)) if (bytes) yield fileLine(nameOf(file), bytes);
}

async function* linesOfFolder(folder: string) {
  for (const name of await listFiles(folder)) yield fileLine(name, await readFile(join(folder, name)));
}
