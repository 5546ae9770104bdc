import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { beforeEach, describe, expect, test } from 'vitest';
import type { App, Host } from '../release/apps.ts';
import { deployShell } from '../release/deploy-shell.ts';
import { exists, listFiles } from '../release/files.ts';
import { promote, readCurrent } from '../release/promote.ts';
import { publish, readPublished } from '../release/publish.ts';
import { siteIn, type Site } from '../release/site.ts';
import { temporaryFolder } from './temporary.ts';

const host: Host = { kit: '1.2.0', api: '1.0.0' };
let folder: string;
let site: Site;

beforeEach(async () => {
  folder = await temporaryFolder();
  site = siteIn(join(folder, 'site'));
});

interface RemoteChange {
  entry?: string;
  contract?: string;
  path?: string;
}

/** A remote's folder with a build in it. Each call makes a new folder, since a module is imported only once. */
let count = 0;
async function buildRemote(name: string, change: RemoteChange = {}): Promise<App> {
  const { entry = 'console.log(1)', contract = '^1.0.0', path = `/${name}/:id` } = change;
  const app = join(folder, `app-${(count += 1)}`);
  const dist = join(app, 'dist');
  await mkdir(join(dist, 'static'), { recursive: true });
  const routes = [{ path, page: 'page', access: 'signedIn', title: { en: 'Page', hi: 'पेज' } }];
  await writeFile(
    join(app, 'remote.config.ts'),
    `export default ${JSON.stringify({ name, contract, api: '^1.0.0', routes, nav: [] })};`,
  );
  await writeFile(join(dist, 'remoteEntry.js'), entry);
  await writeFile(join(dist, 'mf-manifest.json'), JSON.stringify({ id: name }));
  await writeFile(join(dist, 'static', 'page.js'), `/* ${'page '.repeat(100)} */`);
  return { folder: app, workspace: `@pehchan/${name}`, version: '1.0.0', dist };
}

describe('publish', () => {
  test('makes a directory named by version and content, with compressed twins', async () => {
    const published = await publish(site, await buildRemote('member'));
    expect(published.version).toMatch(/^1\.0\.0-[0-9a-f]{10}$/);
    const place = join(site.remotes, 'member', published.version);
    const page = await readFile(join(place, 'static', 'page.js'));
    expect(brotliDecompressSync(await readFile(join(place, 'static', 'page.js.br')))).toEqual(page);
    expect(await exists(join(place, 'static', 'page.js.gz'))).toBe(true);
  });

  test('the same content is the same version; other code or other routes are another', async () => {
    const versions = [];
    for (const change of [{}, {}, { entry: 'console.log(2)' }, { path: '/elsewhere' }]) {
      versions.push((await publish(site, await buildRemote('member', change))).version);
    }
    expect(versions[1]).toBe(versions[0]);
    expect(new Set(versions).size).toBe(3);
  });

  test('never writes into a version that exists', async () => {
    const app = await buildRemote('member');
    const { version } = await publish(site, app);
    const entry = join(site.remotes, 'member', version, 'remoteEntry.js');
    await writeFile(entry, 'touched by somebody');
    await publish(site, app);
    expect(await readFile(entry, 'utf8')).toBe('touched by somebody');
    await expect(readPublished(site, { remote: 'member', version })).rejects.toThrow(
      'is not the file that was published',
    );
  });

  test('refuses a folder without a build, and leaves nothing behind', async () => {
    const app = await buildRemote('member');
    await rm(app.dist, { recursive: true });
    await expect(publish(site, app)).rejects.toThrow('build @pehchan/member first');
    expect(await exists(site.remotes)).toBe(false);
  });
});

describe('promote', () => {
  test('serves the version: document, history, manifest inlined', async () => {
    const published = await publish(site, await buildRemote('member'));
    const first = await promote(site, [published], host);
    const current = await readCurrent(site);
    expect(current).toEqual(first);
    expect(current?.remotes.member).toMatchObject({
      base: `/remotes/member/${published.version}/`,
      entry: 'remoteEntry.js',
      integrity: expect.stringMatching(/^sha384-/),
      enabled: true,
      manifest: { id: 'member' },
      routes: [{ path: '/member/:id' }],
    });
    expect(await exists(join(site.releases, `${first.id}.json`))).toBe(true);
  });

  test('changes only what it names, and points back', async () => {
    const member = await publish(site, await buildRemote('member'));
    const first = await promote(site, [member], host);
    const second = await promote(site, [await publish(site, await buildRemote('admin'))], host);
    expect(second.previousId).toBe(first.id);
    expect(second.remotes.member).toEqual(first.remotes.member);
  });

  test('dates two swaps in one second apart, for the gateway’s ETag', async () => {
    const versions = [
      await publish(site, await buildRemote('member')),
      await publish(site, await buildRemote('member', { entry: 'console.log(2)' })),
    ];
    const seconds = [];
    for (const version of versions) {
      await promote(site, [version], host);
      seconds.push(Math.floor((await stat(site.current)).mtimeMs / 1000));
    }
    expect(seconds[1]).toBeGreaterThan(seconds[0] ?? 0);
  });

  test('refuses a path that two remotes claim, whatever they call its parameter', async () => {
    const member = await publish(site, await buildRemote('member', { path: '/profile/:id' }));
    const admin = await publish(site, await buildRemote('admin', { path: '/Profile/:userId/' }));
    await expect(promote(site, [member, admin], host)).rejects.toThrow('is claimed by member and by admin');
    expect(await readCurrent(site)).toBeUndefined();
  });

  test('refuses a path of the gateway', async () => {
    const member = await publish(site, await buildRemote('member', { path: '/api/x' }));
    await expect(promote(site, [member], host)).rejects.toThrow('belongs to the gateway');
  });

  test('refuses a remote that needs another kit than the shell lends', async () => {
    const member = await publish(site, await buildRemote('member', { contract: '^1.3.0' }));
    await expect(promote(site, [member], host)).rejects.toThrow(
      'needs the kit ^1.3.0; the shell lends 1.2.0',
    );
  });

  test('refuses a version that was never published', async () => {
    await expect(promote(site, [{ remote: 'member', version: '9.9.9' }], host)).rejects.toThrow(
      'was never published',
    );
  });

  test('of several at once, each is served or told; none is undone in silence', async () => {
    const names = ['one', 'two', 'three', 'four'];
    const published = [];
    for (const name of names) published.push(await publish(site, await buildRemote(name)));
    const results = await Promise.allSettled(published.map((version) => promote(site, [version], host)));
    const served = names.filter((_, index) => results[index]?.status === 'fulfilled');
    expect(served.length).toBeGreaterThan(0);
    expect(Object.keys((await readCurrent(site))?.remotes ?? {}).sort()).toEqual(served.sort());
  });
});

describe('the shell', () => {
  async function buildShell(files: Record<string, string>): Promise<App> {
    const dist = join(folder, 'shell', 'dist');
    await rm(dist, { recursive: true, force: true });
    for (const [name, content] of Object.entries(files)) {
      await mkdir(join(dist, 'assets'), { recursive: true });
      await writeFile(join(dist, name), content);
    }
    return { folder: join(folder, 'shell'), workspace: '@pehchan/shell', version: '1.0.0', dist };
  }

  test('replaces documents and keeps the assets of tabs that are still open', async () => {
    const long = 'x'.repeat(1000);
    await deployShell(site, await buildShell({ 'index.html': 'old', 'assets/a.1.js': long }));
    await deployShell(site, await buildShell({ 'index.html': 'new', 'assets/a.2.js': long }));
    expect(await listFiles(site.shell)).toEqual([
      ...['a.1.js', 'a.1.js.br', 'a.1.js.gz', 'a.2.js', 'a.2.js.br', 'a.2.js.gz'].map(
        (name) => `assets/${name}`,
      ),
      'index.html',
    ]);
    expect(await readFile(join(site.shell, 'index.html'), 'utf8')).toBe('new');
  });
});
