import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { execa } from 'execa';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scratchFolder } from '../scratch.ts';
import { openDataDir, recallPorts, type DataDir } from '../../launch/data-dir.ts';
import { databaseUrlAt } from '../../launch/embedded/mariadb.ts';
import { contentOf, connect, listTables, rowsOf } from '../../operate/tables.ts';
import { createLifetime } from '../../lib/lifetime.ts';
import { visitOnce, nextFamily, signUpContinuously } from './families.ts';
import { findLosses } from './losses.ts';
import { bytesIn, onServersOf, operate, startOperating } from './operating.ts';
import { startScratchSite } from '../scratch-site.ts';

const FAMILIES = 30;
const lifetime = createLifetime();
/** The lifetime of the running site, which ends before the tests that read its data directory. */
const whileServed = createLifetime();
let dataDir: DataDir;
let url: string;
let folder: string;

beforeAll(async () => {
  const own = { databaseUrl: undefined, redisUrl: undefined, apiProcesses: 1 };
  const site = await startScratchSite(whileServed, { ...own, passedOn: { ADDRESS_LIMIT: '1000000' } });
  ({ dataDir, url } = site);
  folder = await scratchFolder(lifetime);
});
afterAll(async () => {
  await whileServed.end();
  await lifetime.end();
});

async function rowsIn(databaseUrl: string): Promise<Record<string, string[]>> {
  const connection = await connect(databaseUrl);
  const all: Record<string, string[]> = {};
  for (const table of await listTables(connection)) {
    const lines = [];
    for await (const line of rowsOf(connection, table)) lines.push(line);
    all[table.name] = lines.sort();
    expect((await contentOf(rowsOf(connection, table))).rows).toBe(lines.length);
  }
  await connection.end();
  return all;
}

/** Return the rows of a backup: make it again if a background job has changed a row in the same seconds. */
async function backUpAtRest(file: string): Promise<Record<string, string[]>> {
  const { mariadb = 0 } = await recallPorts(dataDir);
  const ofSite = async () => rowsIn(await databaseUrlAt(dataDir, mariadb));
  for (let before = await ofSite(); ;) {
    expect(await operate('backup', { DATA_DIR: dataDir.path }, file)).toMatchObject({ code: 0 });
    const after = await ofSite();
    if (isDeepStrictEqual(before, after)) return after;
    before = after;
    await rm(file);
  }
}

test('a backup under load contains each family completely or not at all', async () => {
  const load = signUpContinuously(url, 2);
  let isOver = false;
  let gone = 0;
  const comingAndGoing = (async () => {
    while (!isOver) if (await visitOnce(url, nextFamily())) gone += 1;
  })();
  while (load.acknowledged.length < FAMILIES || gone === 0) await new Promise((go) => setTimeout(go, 50));
  const before = [...load.acknowledged];
  const file = join(folder, 'while-used.backup');

  const made = await operate('backup', { DATA_DIR: dataDir.path }, file);

  expect(made).toMatchObject({ code: 0 });
  isOver = true;
  await Promise.all([load.stop(), comingAndGoing]);
  expect(load.acknowledged.length).toBeGreaterThan(before.length);
  expect(made.output).not.toContain('The photo store lacks');

  const place = join(folder, 'restored');
  expect(await operate('restore', { DATA_DIR: place }, file)).toMatchObject({ code: 0 });
  await onServersOf(place, async (databaseUrl, restored) => {
    expect(await findLosses(databaseUrl, restored, load.sent, before)).toEqual([]);
  });
});

test('a restore returns every row and every byte, and overwrites nothing without --force', async () => {
  const file = join(folder, 'at-rest.backup');
  const rows = await backUpAtRest(file);
  // Leave out photos of deleted families, which are only waiting for their removal.
  const given = Object.entries(await bytesIn(join(dataDir.path, 'photos'))).filter(
    ([name]) => !rows.photo_removals?.join().includes(name.slice(3, 35)),
  );
  const photos = Object.fromEntries(given);
  const releases = await bytesIn(join(dataDir.site, 'releases'));
  expect(Object.keys(photos).length).toBeGreaterThan(100);
  expect(rows.users?.length).toBeGreaterThan(100);

  expect((await operate('backup', { DATA_DIR: dataDir.path }, file)).output).toContain(
    'never overwrites a file',
  );
  expect((await operate('restore', { DATA_DIR: dataDir.path }, file)).output).toContain(
    'The site is running. Stop it first',
  );
  const place = join(folder, 'restored');
  expect((await operate('restore', { DATA_DIR: place }, file)).output).toMatch(
    /There are .*\d+ accounts.*add --force/,
  );
  // In a container the folder `site` is a volume of its own, which a restore can't move.
  const volume = await execa('mount', ['-t', 'tmpfs', 'tmpfs', join(place, 'site')], { reject: false });
  if (!volume.failed) await lifetime.onEnd(async () => void (await execa('umount', [join(place, 'site')])));
  const restored = await operate('restore', { DATA_DIR: place }, file, '--force');

  expect(restored.output).toContain('Restored all data of');
  expect(await bytesIn(join(place, 'photos'))).toEqual(photos);
  expect(await bytesIn(join(place, 'site', 'releases'))).toEqual(releases);
  await onServersOf((await openDataDir(place)).path, async (databaseUrl) => {
    expect(await rowsIn(databaseUrl)).toEqual(rows);
  });
});

test('every command reports a killed restore until it is repeated', async () => {
  const file = join(folder, 'at-rest.backup');
  const place = join(folder, 'killed');
  const killed = startOperating('restore', { DATA_DIR: place }, file);
  let output = '';
  // When this line appears, the restore has just made the tables, which are empty or half full.
  await new Promise<void>((resolve) => {
    killed.all.on('data', (chunk) => {
      output += String(chunk);
      if (output.includes('✓ Migrating the database')) resolve();
    });
  });
  killed.kill('SIGKILL');
  await killed;

  const again = `npm run restore -- ${file} --force`;
  const backup = await operate('backup', { DATA_DIR: place }, `${file}.of-half`);
  expect(backup).toMatchObject({ code: 1, output: expect.stringContaining(again) });
  expect((await operate('doctor', { DATA_DIR: place })).output).toContain(again);
  const shortly = createLifetime();
  await expect(startScratchSite(shortly, { dataDir: place, databaseUrl: undefined })).rejects.toThrow(again);
  await shortly.end();

  expect(await operate('restore', { DATA_DIR: place }, file, '--force')).toMatchObject({ code: 0 });
  expect((await operate('doctor', { DATA_DIR: place })).output).toContain('The site is not running');
});
