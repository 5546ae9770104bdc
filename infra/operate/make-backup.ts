import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BACKUP_MARK, REDIS_PREFIX, SET_EVEN_WHEN_FULL } from '@pehchan/operating';
import type { Connection, RowDataPacket } from 'mysql2/promise';
import { createClient } from '@redis/client';
import { errorCode, listFiles, step, UserError } from '../lib/index.ts';
import { writeArchive, type Archive } from './archive.ts';
import { linesOf, markSecretsOf } from './mark-secrets.ts';
import { FORMAT, HEAD, MARK_SECRETS, SUMS, type Head, type Sums } from './manifest.ts';
import { filesOf, isNeeded, nameOf, type PhotoStore } from './photo-store.ts';
import type { Source } from './source.ts';
import { connect, contentCounter, contentOf, listTables, nextId, rowsOf, type Content } from './tables.ts';

const MARK_LIVES = 60;
const CHUNK = 2 * 1024 * 1024;

export interface Backup {
  readonly sums: Sums;
  /** Keys of photos that the store lacks, or lacks in one size. */
  readonly missing: readonly string[];
}

/**
 * Copy database, photos and front end while the site is in use. One transaction reads all tables. Before it
 * starts, a key in Redis forbids to delete photos, so the store has each photo that the rows name.
 */
export async function makeBackup(file: string, source: Source): Promise<Backup> {
  const { dataDir, servers, settings, photos } = source;
  const release = await holdPhotos(servers.redisUrl, settings.passedOn.REDIS_PREFIX);
  const connection = await connect(servers.databaseUrl);
  try {
    await connection.query('SET SESSION TRANSACTION ISOLATION LEVEL REPEATABLE READ');
    await connection.query('START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY');
    let backup: Backup | undefined;
    await writeArchive(file, settings.backupKey, async (archive) => {
      await archive.add(HEAD, json(await describe(connection, settings.publicUrl)));
      const tables = await step('Copying the database', () => copyTables(connection, archive));
      const keys = await photoKeys(connection);
      // Copying the photos can take hours, so end the transaction first.
      await connection.query('COMMIT');
      const { content, missing } = await step('Copying the photos', () => copyPhotos(keys, photos, archive));
      const site = await step('Copying the published front end', () => copySite(archive, dataDir.site));
      const markSecrets = await copyMarkSecrets(archive, await markSecretsOf(source));
      const sums = { tables, photos: content, photosMissing: missing.length, site, markSecrets };
      await archive.add(SUMS, json(sums));
      backup = { sums, missing };
    });
    if (!backup) throw new Error('Nothing was written.');
    return backup;
  } finally {
    connection.destroy();
    await release();
  }
}

/** Renew the Redis key that prevents deletion of photos. Let the key expire: another backup can need it. */
async function holdPhotos(redisUrl: string, prefix = REDIS_PREFIX): Promise<() => Promise<void>> {
  const client = createClient({ url: redisUrl });
  client.on('error', () => undefined);
  await client.connect();
  const mark = { keys: [prefix + BACKUP_MARK], arguments: ['1', 'EX', String(MARK_LIVES)] };
  const set = () => client.eval(SET_EVEN_WHEN_FULL, mark);
  await set();
  const timer = setInterval(() => void set().catch(() => undefined), (MARK_LIVES * 1000) / 4);
  return async () => {
    clearInterval(timer);
    await client.close();
  };
}

async function describe(connection: Connection, publicUrl: string): Promise<Head> {
  const isMade = (await listTables(connection)).some(({ name }) => name === 'migrations');
  const sql = 'SELECT name FROM migrations ORDER BY name';
  const rows = isMade ? (await connection.query<RowDataPacket[]>(sql))[0] : [];
  if (rows.length === 0) throw new UserError('There is nothing to back up: the database was never migrated.');
  const migrations = rows.map(({ name }) => String(name));
  return { format: FORMAT, createdAt: new Date().toISOString(), migrations, publicUrl };
}

async function copyTables(connection: Connection, archive: Archive): Promise<Sums['tables']> {
  const sums: Sums['tables'] = [];
  for (const table of await listTables(connection)) {
    const counter = contentCounter();
    let [number, lines, size] = [0, [] as string[], 0];
    const flush = async () => {
      if (lines.length === 0) return;
      number += 1;
      await archive.add(`database/${table.name}/${number}.jsonl`, Buffer.from(lines.join('\n')));
      [lines, size] = [[], 0];
    };
    for await (const line of rowsOf(connection, table)) {
      counter.add(line);
      lines.push(line);
      if ((size += line.length) > CHUNK) await flush();
    }
    await flush();
    sums.push({ name: table.name, nextId: await nextId(connection, table.name), content: counter.content });
  }
  return sums;
}

async function photoKeys(connection: Connection): Promise<string[]> {
  const [rows] = await connection.query<RowDataPacket[]>(
    'SELECT photoKey FROM profiles WHERE photoKey IS NOT NULL UNION SELECT photoKey FROM users WHERE photoKey IS NOT NULL',
  );
  return rows.map(({ photoKey }) => String(photoKey));
}

async function copyPhotos(
  keys: readonly string[],
  photos: PhotoStore,
  archive: Archive,
): Promise<{ content: Content; missing: string[] }> {
  const counter = contentCounter();
  const missing = new Set<string>();
  for await (const { file, bytes } of photos.read(filesOf(keys))) {
    if (bytes) {
      await archive.add(`photos/${nameOf(file)}`, bytes);
      counter.add(fileLine(nameOf(file), bytes));
    } else if (isNeeded(file)) missing.add(file.key);
  }
  return { content: counter.content, missing: [...missing] };
}

/** Return whether a backup includes a file: no lock, unfinished file, or mail that a restore would resend. */
export const isKept = (name: string) => !/(^|\/)\.|\.tmp(\/|$)|^mail\//.test(name);

async function copySite(archive: Archive, folder: string): Promise<Content> {
  const counter = contentCounter();
  for (const name of (await listFiles(folder)).filter(isKept)) {
    const content = await readFile(join(folder, name)).catch(ignoreMissing);
    // Skip a missing file: old versions are pruned during a backup, but never the served or rollback ones.
    if (!content) continue;
    await archive.add(`site/${name}`, content);
    counter.add(fileLine(name, content));
  }
  return counter.content;
}

async function copyMarkSecrets(archive: Archive, secrets: readonly string[]): Promise<Content> {
  if (secrets.length > 0) await archive.add(MARK_SECRETS, Buffer.from(linesOf(secrets)));
  return contentOf(secrets);
}

function ignoreMissing(error: unknown): undefined {
  if (errorCode(error) !== 'ENOENT') throw error;
}

export const fileLine = (name: string, content: Buffer) => `${name} ${hash('sha256', content)}`;

const json = (value: unknown) => Buffer.from(JSON.stringify(value, null, 2));
