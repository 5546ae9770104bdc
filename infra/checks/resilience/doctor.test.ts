import { chmod, cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleaseDocument } from '@pehchan/release/document';
import { execa } from 'execa';
import { createConnection } from 'mysql2/promise';
import { createClient } from '@redis/client';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { recallPorts, type DataDir } from '../../launch/data-dir.ts';
import { databaseUrlAt } from '../../launch/embedded/mariadb.ts';
import { redisUrlAt } from '../../launch/embedded/redis.ts';
import { createLifetime } from '../../lib/lifetime.ts';
import { listFiles } from '../../lib/files.ts';
import { siteIn } from '../../release/store/site.ts';
import { ROOT } from '../../lib/repository.ts';
import type { Settings } from '../../lib/settings.ts';
import { startScratchSite } from '../scratch-site.ts';

const lifetime = createLifetime();
afterAll(() => lifetime.end());

async function askDoctor(dataDir: string, port: number) {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, HOME, NODE_COMPILE_CACHE, DATA_DIR: dataDir, PORT: String(port) };
  const doctor = [join(ROOT, 'infra', 'operate', 'doctor.ts')];
  const { exitCode, stdout } = await execa(process.execPath, doctor, {
    env,
    extendEnv: false,
    reject: false,
  });
  return { exitCode, output: stdout };
}

let settings: Settings;
let dataDir: DataDir;

beforeAll(async () => {
  const own = { databaseUrl: undefined, redisUrl: undefined };
  ({ settings, dataDir } = await startScratchSite(lifetime, own));
});

/** Remove `file`, or replace it by `content`. Return the doctor's output, and put the file back. */
async function without(file: string, content?: string): Promise<string> {
  const aside = `${file}.aside`;
  await rename(file, aside);
  if (content !== undefined) await writeFile(file, content);
  const { exitCode, output } = await askDoctor(dataDir.path, settings.port);
  await rm(file, { force: true });
  await rename(aside, file);
  expect(exitCode).toBe(1);
  return output;
}

test('the doctor finds any missing or changed file of the front end', async () => {
  const site = siteIn(dataDir.site);
  const { remotes } = JSON.parse(await readFile(site.current, 'utf8')) as ReleaseDocument;
  const { base, entry } = remotes.member ?? { base: '', entry: '' };
  const folder = join(site.folder, base);
  const chunk = (await listFiles(folder)).find((name) => name.endsWith('.js') && name !== entry) ?? '';

  expect(await without(join(site.shell, 'index.html'))).toMatch(
    /✗ 1 files of the shell are missing, for example index\.html\.\n\s+→ npm start/,
  );
  expect(await without(join(site.shell, 'assets'))).toMatch(/✗ \d\d+ files of the shell are missing/);
  expect(await without(join(folder, chunk))).toMatch(
    /✗ member differs from what was published: .* is missing\.\n\s+→ rm -r .*; npm run release -- publish member/,
  );
  // The doctor also reports a changed file whose compressed copy, which browsers load, is unchanged.
  expect(await without(join(folder, entry), 'alert(1)')).toContain(
    '✗ member differs from what was published',
  );
  expect(await without(site.current, '{"schema":')).toMatch(
    /✗ .*current\.json can't be read.*\n\s+→ cp .*-[0-9a-f]{6}\.json .*current\.json\n/,
  );
});

test('the doctor finds one missing size of one photo', async () => {
  const photos = join(dataDir.path, 'photos');
  const [shelf = ''] = await readdir(photos);
  const [name = ''] = await readdir(join(photos, shelf));
  expect(await without(join(photos, shelf, name))).toContain('✗ 1 photos are missing');
});

test('the doctor reports a healthy site as well, and names each fault with its remedy', async () => {
  const healthy = await askDoctor(dataDir.path, settings.port);
  expect(healthy).toMatchObject({ exitCode: 0, output: expect.stringContaining('✓ No problems found.') });

  const ports = await recallPorts(dataDir);
  await chmod(dataDir.path, 0o755);
  const photos = join(dataDir.path, 'photos');
  const [shelf = ''] = await readdir(photos);
  await rm(join(photos, shelf), { recursive: true });
  const database = await createConnection(await databaseUrlAt(dataDir, ports.mariadb ?? 0));
  await database.query("UPDATE users SET role = 'USER'");
  await database.query('DELETE FROM migrations ORDER BY name DESC LIMIT 1');
  await database.query("INSERT INTO photo_removals (photoKey, dueAt) VALUES (REPEAT('a', 32), '2026-01-01')");
  await database.end();
  const redis = await createClient({ url: await redisUrlAt(dataDir, ports.redis ?? 0) }).connect();
  await redis.configSet('appendonly', 'no');
  await redis.close();
  const site = siteIn(dataDir.site);
  const { remotes } = JSON.parse(await readFile(site.current, 'utf8')) as ReleaseDocument;
  const [[name, { base, entry }] = ['', { base: '', entry: '' }]] = Object.entries(remotes);
  await writeFile(join(site.folder, base, entry), 'alert(1)');
  for (const made of ['br', 'gz']) await rm(join(site.folder, base, `${entry}.${made}`));

  const { exitCode, output } = await askDoctor(dataDir.path, settings.port);
  expect(exitCode).toBe(1);
  for (const [problem, remedy] of [
    ['Other users', 'chmod 700'],
    ['Redis loses its data', 'redis-cli CONFIG SET appendonly yes'],
    ['1 migrations behind', 'npm start'],
    ['No administrator can approve families', 'npm run admin -- grant'],
    [/\d+ photos are missing/.source, 'npm run restore'],
    ['1 photos should have been removed', 'api.log'],
    [`${name} differs from what was published`, `npm run release -- publish ${name}`],
  ]) {
    expect(output).toMatch(new RegExp(`✗ .*${problem}.*\\n\\s+→ .*${remedy}`));
  }
});

test('the doctor of a stopped site finds what prevents its start', async () => {
  const elsewhere = await mkdtemp(join(tmpdir(), 'pehchan-doctor-'));
  onTestFinished(() => rm(elsewhere, { recursive: true }));
  expect((await askDoctor(elsewhere, 3000)).output).not.toContain('Shell and remotes');
  await cp(dataDir.site, join(elsewhere, 'site'), { recursive: true });
  await writeFile(siteIn(join(elsewhere, 'site')).current, '{"schema":');
  const { exitCode, output } = await askDoctor(elsewhere, 3000);
  expect(exitCode).toBe(1);
  expect(output).toMatch(/✗ .*current\.json can't be read.*\n\s+→ cp /);
  expect(output).toContain('✗ The site is not running.');
});

test('the doctor reports how to start a site that does not exist', async () => {
  const { exitCode, output } = await askDoctor('/nowhere/at/all', 3000);
  expect([exitCode, output]).toEqual([1, expect.stringMatching(/There is no .*\n\s+→ npm start/)]);
});
