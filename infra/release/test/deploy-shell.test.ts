import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { listFiles } from '../../lib/files.ts';
import { temporaryFolder } from '../../lib/test/temporary.ts';
import { deployShell } from '../promotion/deploy-shell.ts';
import { prune } from '../promotion/prune.ts';
import { readHistory } from '../store/history.ts';
import { siteIn, type Site } from '../store/site.ts';
import { buildShell } from './shell-build.ts';

/** Deployments of a shell while browsers use the previous one. */

const BY = { by: 'Kamla' };
const long = 'x'.repeat(1000);
let folder: string;
let site: Site;

beforeEach(async () => {
  folder = await temporaryFolder();
  site = siteIn(join(folder, 'site'));
});

test('deployShell replaces documents and keeps the assets of open tabs', async () => {
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

test('the next deployment completes an interrupted one, including compressed files', async () => {
  const app = await buildShell(folder, { 'index.html': 'new', 'assets/a.1.js': long });
  // A folder with the name of a compressed copy stops the deployment. Files written earlier remain.
  const obstacle = join(site.shell, 'assets/a.1.js.br');
  await mkdir(join(obstacle, 'full'), { recursive: true });
  await expect(deployShell(site, app, BY)).rejects.toThrow();
  await rm(obstacle, { recursive: true });
  await deployShell(site, app, BY);
  expect(await listFiles(join(site.shell, 'assets'))).toEqual(['a.1.js', 'a.1.js.br', 'a.1.js.gz']);
});

test('prune removes the assets of old shells, and none of the current one', async () => {
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

test('deployShell writes the shell’s description and a history entry', async () => {
  const { id } = await deployShell(site, await buildShell(folder, { 'index.html': 'x' }), BY);
  expect(JSON.parse(await readFile(site.host, 'utf8'))).toMatchObject({
    id,
    kit: '1.0.0',
    paths: ['/terms'],
  });
  expect(await readHistory(site, 'shell')).toMatchObject([{ what: 'shell', by: 'Kamla', to: id }]);
});
