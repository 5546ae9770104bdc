import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { STORED_SIZES } from '@pehchan/contract/photos';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import type { DataDir } from '../../launch/data-dir.ts';
import type { Family } from './families.ts';

const SIZES = Object.keys(STORED_SIZES).length;

/** Return a sentence for each loss between what the site acknowledged and what it has. */
export async function findLosses(
  databaseUrl: string,
  dataDir: DataDir,
  sent: readonly Family[],
  acknowledged: readonly Family[],
): Promise<string[]> {
  const connection = await createConnection(databaseUrl);
  const rows = async (sql: string) => (await connection.query<RowDataPacket[]>(sql))[0];
  const biodata = new Map<string, string[]>();
  for (const { phone } of await rows('SELECT phone FROM users')) biodata.set(String(phone), []);
  for (const { phone, photoKey } of await rows(
    'SELECT users.phone, profiles.photoKey FROM profiles JOIN users ON users.id = profiles.userId',
  )) {
    biodata.get(String(phone))?.push(String(photoKey));
  }
  const ownerless = await rows('SELECT id FROM profiles WHERE userId NOT IN (SELECT id FROM users)');
  const planned = new Set(
    (await rows('SELECT photoKey FROM photo_removals')).map((row) => String(row.photoKey)),
  );
  await connection.end();

  const files = await photoFiles(dataDir);
  const owned = new Set([...biodata.values()].flat());
  return [
    ...acknowledged.filter(({ phone }) => !biodata.has(phone)).map(({ phone }) => `${phone} is lost`),
    ...ownerless.map(({ id }) => `biodata ${id} has no account`),
    ...sent.flatMap(({ phone }) => {
      const keys = biodata.get(phone);
      if (!keys) return [];
      if (keys.length !== 1) return [`${phone} has ${keys.length} biodata`];
      const count = files.get(keys[0] ?? '')?.length ?? 0;
      return count === SIZES ? [] : [`the photo of ${phone} has ${count} files`];
    }),
    // Photos of an interrupted save are listed for removal. The API removes them once no process can still be
    // saving them.
    ...[...files.keys()]
      .filter((key) => !owned.has(key) && !planned.has(key))
      .map((key) => `photo ${key} belongs to no account or biodata`),
  ];
}

async function photoFiles(dataDir: DataDir): Promise<Map<string, string[]>> {
  const files = new Map<string, string[]>();
  for (const entry of await readdir(join(dataDir.path, 'photos'), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const key = entry.name.split('-')[0] ?? '';
    files.set(key, [...(files.get(key) ?? []), entry.name]);
  }
  return files;
}
