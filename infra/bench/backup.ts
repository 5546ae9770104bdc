import { randomBytes } from 'node:crypto';
import { mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { STORED_SIZES, type StoredSize } from '@pehchan/contract/photos';
import { execa } from 'execa';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { openSite } from '../launch/open-site.ts';
import { scratchFolder } from '../checks/scratch.ts';
import { createLifetime, type Lifetime, ROOT, say, step } from '../lib/index.ts';
import { parseSettings } from '../lib/settings.ts';
import { seed } from './lib/seed.ts';
import type { Figure } from '../checks/e2e/budgets/figure.ts';
import type { Bench } from './lib/figures.ts';

const BIODATA = 100_000;
const PHOTOS = 1_000;
const BACKUP_KEY = 'a key for the bench alone';
/** Approximate bytes of a photo in each size. The bench writes random bytes: photos hardly compress. */
const BYTES: Record<StoredSize, number> = { table: 4_000, card: 25_000, view: 120_000, screen: 70_000 };

export const bench: Bench = {
  title: `Backup and restore of ${BIODATA} biodata and ${PHOTOS} photos`,
  async runAlone(lifetime) {
    const [from, to] = [await scratchFolder(lifetime), await scratchFolder(lifetime)];
    const file = join(await scratchFolder(lifetime), 'backup.age');
    await fill(from);
    const backup = await timed('backup', from, lifetime, file);
    // The restore compares every row and file, and fails on a difference.
    const restore = await timed('restore', to, lifetime, file);
    const { size } = await stat(file);
    return [
      { name: 'Backup, encrypted', value: backup, unit: 's' },
      { name: 'Its size', value: Math.round(size / 1024 ** 2), unit: 'MiB' },
      { name: 'Restore, checked before and after', value: restore, unit: 's' },
    ] satisfies Figure[];
  },
};

async function fill(folder: string): Promise<void> {
  const shortly = createLifetime();
  try {
    const settings = parseSettings({ DATA_DIR: folder, DEMO: '0' });
    const { dataDir, servers, env } = await openSite(settings, shortly);
    await step(`Seeding ${BIODATA} biodata and ${PHOTOS} photos`, async () => {
      await seed({ ...process.env, ...env }, BIODATA);
      await givePhotos(servers.databaseUrl, join(dataDir.path, 'photos'));
    });
  } finally {
    await shortly.end();
  }
}

async function givePhotos(databaseUrl: string, folder: string): Promise<void> {
  const connection = await createConnection(databaseUrl);
  const sizes = Object.keys(STORED_SIZES) as StoredSize[];
  const [rows] = await connection.query<RowDataPacket[]>('SELECT id FROM profiles ORDER BY id LIMIT ?', [
    PHOTOS,
  ]);
  for (const { id } of rows) {
    const key = randomBytes(16).toString('hex');
    const shelf = join(folder, key.slice(0, 2));
    await mkdir(shelf, { recursive: true });
    for (const size of sizes) await writeFile(join(shelf, `${key}-${size}.webp`), randomBytes(BYTES[size]));
    await connection.query('UPDATE profiles SET photoKey = ? WHERE id = ?', [key, id]);
  }
  await connection.end();
}

async function timed(
  command: 'backup' | 'restore',
  place: string,
  lifetime: Lifetime,
  file: string,
): Promise<number> {
  const begun = performance.now();
  const { all } = await execa(process.execPath, [join(ROOT, 'infra', 'operate', `${command}.ts`), file], {
    env: { DATA_DIR: place, DEMO: '0', BACKUP_KEY },
    all: true,
    cancelSignal: lifetime.signal,
  });
  say(all);
  return (performance.now() - begun) / 1000;
}
