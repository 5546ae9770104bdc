import { chmod, cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { type PhotoFile, REDIS_PREFIX } from '@pehchan/operating';
import type { Connection } from 'mysql2/promise';
import { createClient } from '@redis/client';
import { queryOnce } from '../lib/database.ts';
import { errorCode, exists, type Lifetime, step, UserError } from '../lib/index.ts';
import { migrateDatabase } from '../launch/api.ts';
import type { DataDir } from '../launch/data-dir.ts';
import type { Opening } from './archive.ts';
import { siteIn } from '../release/store/site.ts';
import { partsOf, type Part } from './check-backup.ts';
import type { Head, Sums } from './manifest.ts';
import { putMarkSecrets } from './mark-secrets.ts';
import { AT_ONCE, nameOf, type PhotoStore } from './photo-store.ts';
import { readBack } from './read-back.ts';
import type { Source } from './source.ts';
import { connect, id, insertRows, listTables, setNextId, type Table } from './tables.ts';

/** Restore the table `migrations` last: without its rows, the API does not start on half-restored data. */
const MIGRATIONS = 'migrations';

export async function findPresentData({ servers, settings, photos }: Source): Promise<string | undefined> {
  const counts = [];
  for (const [table, what] of Object.entries({ users: 'accounts', profiles: 'biodata' })) {
    const [isThere] = await queryOnce(servers.databaseUrl, `SHOW TABLES LIKE '${table}'`);
    const [row] = isThere ? await queryOnce(servers.databaseUrl, `SELECT COUNT(*) AS n FROM ${table}`) : [];
    if (Number(row?.n ?? 0) > 0) counts.push(`${row?.n} ${what}`);
  }
  const files = await photos.list();
  const where = settings.cloudinaryUrl ? ' at Cloudinary' : '';
  if (files.length > 0) counts.push(`${files.length} files of photos${where}`);
  return counts.length > 0 ? `There are ${counts.join(', ')} already.` : undefined;
}

interface Backup {
  readonly file: string;
  readonly opening: Opening;
}

/** Replace all data with that of a checked backup. @returns the checksums of the restored data */
export async function restoreBackup(
  backup: Backup,
  head: Head,
  sums: Sums,
  target: Source,
  lifetime: Lifetime,
): Promise<Sums> {
  const { dataDir, servers, settings, photos } = target;
  const connection = await connect(servers.databaseUrl);
  try {
    for (const { name } of await listTables(connection)) await connection.query(`DROP TABLE ${id(name)}`);
    // Migrate only as far as the backup's release, so that the tables fit its rows.
    await migrateDatabase(target.env, lifetime, 'up', head.migrations.at(-1) ?? '');
    const tables = new Map((await listTables(connection)).map((table) => [table.name, table]));
    for (const { name } of sums.tables) {
      if (!tables.has(name)) throw new UserError(`This Pehchan has no table ${name}, which the backup has.`);
    }
    // Remove rows that a migration has inserted: the restored rows replace them.
    for (const { name } of tables.values()) await connection.query(`DELETE FROM ${id(name)}`);

    const written = await step('Restoring', async () => {
      const { files, migrations } = await fill(backup, connection, tables, target);
      for (const table of sums.tables) await setNextId(connection, table.name, table.nextId);
      await replaceSite(dataDir);
      await removeOthers(photos, files);
      await forgetSessions(servers.redisUrl, settings.passedOn.REDIS_PREFIX);
      const table = tables.get(MIGRATIONS);
      if (table) await insertRows(connection, table, migrations);
      return files;
    });
    return await step('Reading it back', () => readBack(connection, sums, target, written));
  } finally {
    await connection.end();
  }
}

/** Restore tables and files. @returns the stored photos, and the rows of `migrations`, to be inserted last */
async function fill(
  { file, opening }: Backup,
  connection: Connection,
  tables: ReadonlyMap<string, Table>,
  { dataDir, photos }: Source,
): Promise<{ files: PhotoFile[]; migrations: string[] }> {
  await rm(restoringSite(dataDir), { recursive: true, force: true });
  const [files, migrations]: [PhotoFile[], string[]] = [[], []];
  async function* photosIn(parts: AsyncIterable<Part>) {
    for await (const part of parts) {
      if (part.kind === 'photo') {
        files.push(part.file);
        yield part;
      } else if (part.kind === 'site') {
        const path = join(restoringSite(dataDir), part.name);
        await mkdir(dirname(path), { recursive: true });
        await writeFile(path, part.content);
      } else if (part.kind === 'markSecrets') {
        await putMarkSecrets({ dataDir }, part.secrets);
      } else if (part.kind === 'rows' && part.table === MIGRATIONS) {
        migrations.push(...part.lines);
      } else if (part.kind === 'rows') {
        const table = tables.get(part.table);
        if (table) await insertRows(connection, table, part.lines);
      }
    }
  }
  await eachOf(photosIn(partsOf(file, opening)), (photo) => photos.put(photo.file, photo.content));
  return { files, migrations };
}

const eachOf = <T>(items: AsyncIterable<T> | Iterable<T>, work: (item: T) => Promise<void>) =>
  Readable.from(items).forEach(work, { concurrency: AT_ONCE });

async function removeOthers(photos: PhotoStore, restored: readonly PhotoFile[]): Promise<void> {
  const names = new Set(restored.map(nameOf));
  const others = (await photos.list()).filter((file) => !names.has(nameOf(file)));
  await eachOf(others, (file) => photos.remove(file));
}

const restoringSite = (dataDir: DataDir) => join(dataDir.path, 'site.restoring');

/** Replace the front end by renaming folders, so it is never incomplete; in a mounted volume, copy files. */
async function replaceSite(dataDir: DataDir): Promise<void> {
  const place = dataDir.site;
  const fresh = restoringSite(dataDir);
  const old = `${place}.old`;
  await mkdir(fresh, { recursive: true });
  await openToGateway(fresh);
  await rm(old, { recursive: true, force: true });
  try {
    await rename(place, old);
    await rename(fresh, place);
  } catch (error) {
    if (!['EBUSY', 'EXDEV'].includes(errorCode(error) ?? '')) throw error;
    for (const name of await readdir(place)) await rm(join(place, name), { recursive: true });
    await cp(fresh, place, { recursive: true });
  }
  for (const left of [fresh, old]) await rm(left, { recursive: true, force: true });
}

/** Let the gateway's user read the folder in containers, except the list of publishers. */
async function openToGateway(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
  }
  const { publishers } = siteIn(folder);
  if (await exists(publishers)) await chmod(publishers, 0o600);
}

/** Delete sessions: a new account can get the id of an account that the backup lacks. */
async function forgetSessions(redisUrl: string, prefix = REDIS_PREFIX): Promise<void> {
  const client = await createClient({ url: redisUrl }).connect();
  for await (const keys of client.scanIterator({ MATCH: `${prefix}*`, COUNT: 500 })) {
    if (keys.length > 0) await client.del(keys);
  }
  await client.close();
}
