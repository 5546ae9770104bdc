import { copyFile, readdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../lib/test/temporary.ts';
import { writeArchive } from '../archive.ts';
import { FORMAT, HEAD } from '../manifest.ts';
import { removeOlderBackups } from '../older-backups.ts';

const KEY = 'twenty characters and more';
const SITE = 'https://pehchan.example';
const WORK = 10;

async function backups() {
  const folder = await temporaryFolder();
  const write = async (name: string, createdAt: string, { key = KEY, publicUrl = SITE } = {}) => {
    const head = Buffer.from(
      JSON.stringify({ format: FORMAT, createdAt, migrations: [], ...(publicUrl && { publicUrl }) }),
    );
    await writeArchive(join(folder, name), key, ({ add }) => add(HEAD, head), WORK);
  };
  for (const day of [1, 2, 3, 4]) await write(`${day}.age`, `2026-11-0${day}T02:30:00.000Z`);
  return { folder, write, names: async () => (await readdir(folder)).sort() };
}

test.each([
  [1, ['4.age']],
  [2, ['3.age', '4.age']],
  [4, ['1.age', '2.age', '3.age', '4.age']],
  [9, ['1.age', '2.age', '3.age', '4.age']],
])('--keep=%i keeps the newest backups of the folder', async (keep, left) => {
  const { folder, names } = await backups();
  await removeOlderBackups(join(folder, '4.age'), keep, { key: KEY });
  expect(await names()).toEqual(left);
});

test('--keep counts by the time of a backup, and never removes the new one', async () => {
  const { folder, names } = await backups();
  await copyFile(join(folder, '1.age'), join(folder, 'z-copied-later.age'));
  await removeOlderBackups(join(folder, '3.age'), 1, { key: KEY });
  expect(await names()).toEqual(['3.age', '4.age']);
});

test('--keep removes only backups of this site with this key', async () => {
  const { folder, write, names } = await backups();
  const foreign = [
    'another-key.age',
    'another-site.age',
    'earlier-release.age',
    'letters.txt',
    'link.age',
    'cut.part',
  ];
  await write('another-key.age', '2026-10-01', { key: 'another key of 20 letters' });
  await write('another-site.age', '2026-10-01', { publicUrl: 'https://other.example' });
  await write('earlier-release.age', '2026-10-01', { publicUrl: '' });
  await writeFile(join(folder, 'letters.txt'), 'of the samaj');
  await symlink(join(folder, '1.age'), join(folder, 'link.age'));
  await copyFile(join(folder, '1.age'), join(folder, 'cut.part'));
  await removeOlderBackups(join(folder, '4.age'), 1, { key: KEY });
  expect(await names()).toEqual(['4.age', ...foreign].sort());
});
