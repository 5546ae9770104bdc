import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { deployShell } from '../deploy-shell.ts';
import { listFiles } from '../../lib/files.ts';
import { readHistory } from '../history.ts';
import { prune } from '../prune.ts';
import { siteIn, type Site } from '../site.ts';
import { buildShell } from './shell-build.ts';
import { temporaryFolder } from '../../lib/test/temporary.ts';

/** A shell that is put in place while people use the one before it. */

const BY = { by: 'Kamla' };
const long = 'x'.repeat(1000);
let folder: string;
let site: Site;

beforeEach(async () => {
  folder = await temporaryFolder();
  site = siteIn(join(folder, 'site'));
});

test('replaces documents and keeps the assets of tabs that are still open', async () => {
  await deployShell(site, await buildShell(folder, { 'index.html': 'old', 'assets/a.1.js': long }), BY);
  await deployShell(site, await buildShell(folder, { 'index.html': 'new', 'assets/a.2.js': long }), BY);
  expect(await listFiles(site.shell)).toEqual([
    ...['a.1.js', 'a.1.js.br', 'a.1.js.gz', 'a.2.js', 'a.2.js.br', 'a.2.js.gz'].map(
      (name) => `assets/${name}`,
    ),
    'index.html',
  ]);
  expect(await readFile(join(site.shell, 'index.html'), 'utf8')).toBe('new');
});

test('that was interrupted between two files is whole after the next time, compressed twins included', async () => {
  const app = await buildShell(folder, { 'index.html': 'new', 'assets/a.1.js': long });
  // A folder in the place of a twin stops it there; what it had written until then stays.
  const obstacle = join(site.shell, 'assets/a.1.js.br');
  await mkdir(join(obstacle, 'full'), { recursive: true });
  await expect(deployShell(site, app, BY)).rejects.toThrow();
  await rm(obstacle, { recursive: true });
  await deployShell(site, app, BY);
  expect(await listFiles(join(site.shell, 'assets'))).toEqual(['a.1.js', 'a.1.js.br', 'a.1.js.gz']);
});

test('that is long gone is pruned, its assets with it; the one in place stays whole', async () => {
  for (const n of [1, 2, 3]) {
    await deployShell(
      site,
      await buildShell(folder, { 'index.html': `${n}`, [`assets/a.${n}.js`]: long }),
      BY,
    );
  }
  await prune(site, { versions: 2, days: 0 });
  const left = (await listFiles(site.shell)).filter((name) => name.endsWith('.js'));
  expect(left).toEqual(['assets/a.2.js', 'assets/a.3.js']);
  await prune(site, { versions: 0, days: 1 });
  expect(await listFiles(site.shell)).toContain('assets/a.2.js.br');
  await prune(site, { versions: 0, days: 0 });
  expect((await listFiles(site.shell)).filter((name) => name.endsWith('.js'))).toEqual(['assets/a.3.js']);
});

test('leaves beside what is served what it lends, and a note of who', async () => {
  const { id } = await deployShell(site, await buildShell(folder, { 'index.html': 'x' }), BY);
  expect(JSON.parse(await readFile(site.host, 'utf8'))).toMatchObject({
    id,
    kit: '1.0.0',
    paths: ['/terms'],
  });
  expect(await readHistory(site, 'shell')).toMatchObject([{ what: 'shell', by: 'Kamla', to: id }]);
});
