import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PhotoFile } from '@pehchan/operating';
import type { Connection } from 'mysql2/promise';
import type { DataDir } from '../launch/embedded/data-dir.ts';
import { listFiles } from '../lib/index.ts';
import { fileLine } from './make-backup.ts';
import { contentOfSecrets, secretsInPlace } from './mark-secrets.ts';
import type { Sums } from './manifest.ts';
import { nameOf, type PhotoStore } from './photo-store.ts';
import { contentCounter, contentOf, listTables, nextId, type Content } from './tables.ts';

/** What database, photo store and site hold of what `sums` names, to be compared with it. */
export async function readBack(
  connection: Connection,
  sums: Sums,
  { dataDir, photos }: { dataDir: DataDir; photos: PhotoStore },
  files: readonly PhotoFile[],
): Promise<Sums> {
  return {
    ...sums,
    tables: await contentOfTables(connection, sums),
    photos: await contentOfPhotos(photos, files),
    site: await contentOfFolder(dataDir.site),
    // Of an earlier format there are none: those that are there stay.
    ...(sums.markSecrets && { markSecrets: contentOfSecrets(await secretsInPlace({ dataDir })) }),
  };
}

async function contentOfTables(connection: Connection, sums: Sums): Promise<Sums['tables']> {
  const tables = new Map((await listTables(connection)).map((table) => [table.name, table]));
  const contents = [];
  for (const { name } of sums.tables) {
    const table = tables.get(name);
    if (!table) continue;
    const content = await contentOf(connection, table);
    contents.push({ name, nextId: await nextId(connection, name), content });
  }
  return contents;
}

async function contentOfPhotos(photos: PhotoStore, files: readonly PhotoFile[]): Promise<Content> {
  const counter = contentCounter();
  for await (const { file, bytes } of photos.read(files)) {
    if (bytes) counter.add(fileLine(nameOf(file), bytes));
  }
  return counter.content;
}

async function contentOfFolder(folder: string): Promise<Content> {
  const counter = contentCounter();
  for (const name of await listFiles(folder)) counter.add(fileLine(name, await readFile(join(folder, name))));
  return counter.content;
}
