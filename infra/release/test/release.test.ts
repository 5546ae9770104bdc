import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { beforeEach, describe, expect, test } from 'vitest';
import { exists, listFiles } from '../../lib/files.ts';
import { bundleOf } from '../build/bundle.ts';
import { promote } from '../promotion/promote.ts';
import { publish as publishBundle } from '../promotion/publish.ts';
import { readPublished } from '../store/published.ts';
import { readCurrent } from '../store/release-document.ts';
import type { Site } from '../store/site.ts';
import { BY, releaseSite, type ReleaseSite } from './release-site.ts';
import { buildRemote, type RemoteChange } from './remote-build.ts';

let folder: string;
let site: Site;
let publish: ReleaseSite['publish'];

beforeEach(async () => {
  ({ folder, site, publish } = await releaseSite());
});

const build = (name: string) => buildRemote(folder, name);

describe('publish', () => {
  test('publish makes a folder named by version and content, with compressed files and hashes', async () => {
    const published = await publish('member');
    expect(published.version).toMatch(/^1\.0\.0-[0-9a-f]{10}$/);
    const place = join(site.remotes, 'member', published.version);
    const page = await readFile(join(place, 'assets', 'page.js'));
    expect(brotliDecompressSync(await readFile(join(place, 'assets', 'page.js.br')))).toEqual(page);
    const { files, publishedBy } = await readPublished(site, published);
    expect(Object.keys(files).sort()).toEqual(
      (await listFiles(place)).filter((name) => name !== 'remote.json'),
    );
    expect(publishedBy).toBe('Kamla');
  });

  test('publish omits the build’s data about its machine', async () => {
    const { files } = await readPublished(site, await publish('member'));
    expect(Object.keys(files)).not.toContain('mf-stats.json');
  });

  test('equal content has the same version, and other code or routes have another', async () => {
    const versions = [];
    for (const change of [{}, {}, { entry: 'console.log(2)' }, { path: '/elsewhere' }]) {
      versions.push((await publish('member', change)).version);
    }
    expect(versions[1]).toBe(versions[0]);
    expect(new Set(versions).size).toBe(3);
  });

  test('publish never changes an existing version', async () => {
    const bundle = await bundleOf(await build('member'));
    const published = await publishBundle(site, bundle, 'Kamla');
    const entry = join(site.remotes, 'member', published.version, 'remoteEntry.js');
    await writeFile(entry, 'touched by somebody');
    await publishBundle(site, bundle, 'Kamla');
    expect(await readFile(entry, 'utf8')).toBe('touched by somebody');
  });

  test('simultaneous publishing of the same content makes one version', async () => {
    const bundle = await bundleOf(await build('member'));
    const all = await Promise.all(Array.from({ length: 4 }, () => publishBundle(site, bundle, 'Kamla')));
    expect(new Set(all.map(({ version }) => version)).size).toBe(1);
    expect(await listFiles(join(site.remotes, 'member'))).not.toContainEqual(expect.stringContaining('.tmp'));
  });

  test('publishing a folder without a build is refused and leaves nothing behind', async () => {
    const app = await build('member');
    await rm(app.dist, { recursive: true });
    await expect(bundleOf(app)).rejects.toThrow('build @pehchan/member first');
    expect(await exists(site.remotes)).toBe(false);
  });
});

describe('promote', () => {
  test('promote serves the version with its manifest, and stores the release document', async () => {
    const published = await publish('member');
    const first = await promote(site, [published], BY);
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

  test('publish lists for each screen its files and its first call', async () => {
    const pageFiles = { './page.tsx': ['assets/page.js'], 'texts-hi': ['assets/page.js'] };
    const asks = '/api/v1/profile/get-profiles-by-user?page=1';
    const published = await publish('member', { path: '/member/of.one/:id', pageFiles, asks });
    const ahead = await readFile(join(site.remotes, 'member', published.version, 'ahead.json'), 'utf8');
    expect(JSON.parse(ahead)).toEqual({
      integrity: { 'assets/page.js': expect.stringMatching(/^sha256-/) },
      screens: [
        {
          match: String.raw`^/member/of\.one/[^/]+$`,
          files: ['assets/page.js'],
          texts: { en: [], hi: ['assets/page.js'] },
          asks,
        },
      ],
    });
  });

  test('publish refuses a missing file in the list of a screen', async () => {
    const pageFiles = { './page.tsx': ['assets/gone.js'] };
    await expect(publish('member', { pageFiles })).rejects.toThrow(
      "names assets/gone.js, which the build doesn't have",
    );
  });

  test('publish refuses a first call to another site', async () => {
    await expect(publish('member', { asks: 'https://x.example/' })).rejects.toThrow('an address of the API');
  });

  test('publish and promote write no template of the gateway', async () => {
    const pageFiles = { './page.tsx': ['assets/page.js'] };
    const published = await publish('member', { title: '{{env "SESSION_SECRET"}}{{{', pageFiles });
    await promote(site, [published], BY);
    expect(await readFile(site.current, 'utf8')).not.toContain('{{');
    const [route] = (await readCurrent(site))?.remotes.member?.routes ?? [];
    expect(route?.title.en).toBe('{{env "SESSION_SECRET"}}{{{');
    const refused = publish('member', { asks: '/api/v1/x?{{env}}', pageFiles });
    await expect(refused).rejects.toThrow('an address of the API');
  });

  test('promote takes at most a second', async () => {
    const published = await publish('member');
    const since = performance.now();
    await promote(site, [published], BY);
    expect(performance.now() - since).toBeLessThan(1000);
  });

  test('promote changes only the named remote, and keeps the id of the previous release', async () => {
    const first = await promote(site, [await publish('member')], BY);
    const second = await promote(site, [await publish('admin')], BY);
    expect(second.previousId).toBe(first.id);
    expect(second.remotes.member).toEqual(first.remotes.member);
  });

  test('two promotions in one second get different times, for the gateway’s ETag', async () => {
    const seconds = [];
    for (const entry of ['console.log(1)', 'console.log(2)']) {
      await promote(site, [await publish('member', { entry })], BY);
      seconds.push(Math.floor((await stat(site.current)).mtimeMs / 1000));
    }
    expect(seconds[1]).toBeGreaterThan(seconds[0] ?? 0);
  });

  test.each<[string, RemoteChange, string]>([
    ['a path of the gateway', { path: '/api/x' }, 'belongs to the gateway'],
    ['a path of the shell', { path: '/Update-User/:who' }, 'is claimed by the shell and by member'],
    ['a newer kit than the shell lends', { kit: '^1.3.0' }, 'needs the kit ^1.3.0; the shell lends 1.2.0'],
    ['another API than is served', { api: '^2.0.0' }, 'needs the API ^2.0.0; it speaks 1.0.0'],
    ['a route to a page that it hasn’t', { page: 'nowhere' }, 'names the page nowhere'],
    ['a build that exposes nothing', { exposes: [] }, 'exposes no ./pages'],
    [
      'a manifest of files that aren’t there',
      { exposes: [{ name: 'pages', assets: { js: { sync: ['assets/gone.js'] } } }] },
      "names assets/gone.js, which the build doesn't have",
    ],
    ['a menu entry that leads elsewhere', { nav: [{ id: 'one', to: '/dashboard' }] }, 'leads to /dashboard'],
    [
      'one name for two menu entries',
      {
        path: '/x',
        nav: [
          { id: 'one', to: '/x' },
          { id: 'one', to: '/x' },
        ],
      },
      'The menu entry one is claimed by member twice',
    ],
  ])('promote refuses a remote with %s, and serves nothing new', async (_what, change, sentence) => {
    const version = await publish('member', change);
    await expect(promote(site, [version], BY)).rejects.toThrow(sentence);
    expect(await readCurrent(site)).toBeUndefined();
  });

  test('promote refuses a path and a menu entry that two remotes claim, whatever the name of a parameter', async () => {
    const nav = (to: string) => [{ id: 'list', to }];
    const member = await publish('member', { path: '/profile/:id', nav: nav('/profile/:id') });
    const admin = await publish('admin', { path: '/Profile/:userId/', nav: nav('/profile/:userId') });
    const both = promote(site, [member, admin], BY);
    await expect(both).rejects.toThrow('/Profile/:userId/ is claimed by member and by admin');
    await expect(both).rejects.toThrow('The menu entry list is claimed by member and by admin');
    expect(await readCurrent(site)).toBeUndefined();
  });

  test('promote refuses a version with any changed or missing file', async () => {
    const published = await publish('member');
    const page = join(site.remotes, 'member', published.version, 'assets', 'page.js');
    await writeFile(`${page}.br`, 'something else');
    await rm(page);
    const promoted = promote(site, [published], BY);
    await expect(promoted).rejects.toThrow('assets/page.js is missing');
    await expect(promoted).rejects.toThrow('assets/page.js.br is not the file that was published');
  });

  test('promote refuses a version that was never published', async () => {
    const version = { remote: 'member', version: '9.9.9' };
    await expect(promote(site, [version], BY)).rejects.toThrow('was never published');
  });

  test('of several simultaneous promotions each is served or told to try again, and none is lost', async () => {
    const names = ['one', 'two', 'three', 'four'];
    const published = [];
    for (const name of names) published.push(await publish(name));
    const results = await Promise.allSettled(published.map((version) => promote(site, [version], BY)));
    const winners = names.filter((_, index) => results[index]?.status === 'fulfilled');
    expect(winners.length).toBeGreaterThan(0);
    expect(Object.keys((await readCurrent(site))?.remotes ?? {}).sort()).toEqual(winners.sort());
    for (const result of results) {
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ name: 'ConflictError' });
    }
  });
});
