import { cp, readFile, stat, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { bundleOf, encodeBundle } from '../bundle.ts';
import type { ReleaseStore } from '../release-store.ts';
import { exists, writeAtomically } from '../../lib/files.ts';
import { httpStore } from '../http-store.ts';
import { addPublisher, removePublisher } from '../publishers.ts';
import { createPublishingServer } from '../publishing-server.ts';
import { readPublished } from '../published.ts';
import { readCurrent } from '../release-document.ts';
import { siteIn, type Site } from '../site.ts';
import { unpackSnapshot } from '../snapshot.ts';
import { buildRemote, HOST, type RemoteChange } from './remote-build.ts';
import { temporaryFolder } from '../../lib/test/temporary.ts';

/** A team without access to the server's directory: it has an address and a token. */

let folder: string;
let site: Site;
let address: string;
let token: string;
let store: ReleaseStore;

beforeEach(async () => {
  folder = await temporaryFolder();
  site = siteIn(join(folder, 'site'));
  await writeAtomically(site.host, JSON.stringify(HOST));
  token = await addPublisher(site, 'member', 'Member team');
  const server = createPublishingServer(site);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  store = httpStore(address, token);
});

afterEach(async () => {
  expect(await readFile(site.publishers, 'utf8'), 'no token is kept').not.toContain(token);
});

const bundle = async (name = 'member', change?: RemoteChange) =>
  bundleOf(await buildRemote(folder, name, change));

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(`${address}/publishing/${path}`, {
    method: 'POST',
    body,
    headers: { Authorization: `Bearer ${token}`, ...headers },
  });

describe('a team with a token', () => {
  test('publishes, promotes, lists, rolls back and reads the history, under its own name', async () => {
    const first = await store.publish(await bundle());
    await store.promote('member', first.version);
    const second = await store.publish(await bundle('member', { entry: 'console.log(2)' }));
    await store.promote('member', second.version, { unchecked: 'a test', reason: 'the new form' });
    expect(await store.list('member')).toMatchObject([
      { version: second.version, isServed: true, publishedBy: 'Member team' },
      { version: first.version, isServed: false },
    ]);
    await store.rollback('member', undefined, 'a blank screen');
    await store.setEnabled('member', false);
    await store.setEnabled('member', true);
    expect((await readCurrent(site))?.remotes.member).toMatchObject({
      version: first.version,
      enabled: true,
    });
    expect((await store.history('member'))[3]?.reason).toBe('unchecked: a test; the new form');
    expect((await store.history('member')).map(({ what, by }) => `${what} by ${by}`)).toEqual([
      'enable by Member team',
      'disable by Member team',
      'rollback by Member team',
      'promote by Member team',
      'promote by Member team',
    ]);
  });

  test('gets the very version that the directory would have, files byte for byte', async () => {
    const sent = await bundle();
    const { version } = await store.publish(sent);
    for (const [name, content] of sent.files) {
      expect(await readFile(join(site.remotes, 'member', version, name))).toEqual(Buffer.from(content));
    }
  });

  test('takes along what is served, and with it a version that is only published, to try them', async () => {
    const { version } = await store.publish(await bundle());
    const named = { remote: 'member', version };
    const copy = siteIn(join(folder, 'copy'));
    await unpackSnapshot(await store.snapshot(named), copy);
    expect(await readPublished(copy, named)).toMatchObject({ publishedBy: 'Member team' });
    expect(Object.keys(await store.snapshot())).toEqual(['host.json']);
    await expect(store.snapshot({ remote: 'member', version: 'none' })).rejects.toThrow(
      'was never published',
    );
  });

  test('passes the matrix’s gate by what it tried itself', async () => {
    await store.promote('member', (await store.publish(await bundle())).version);
    const { version } = await store.publish(await bundle('member', { entry: 'console.log(2)' }));
    await expect(store.promote('member', version)).rejects.toThrow('Not tried in a browser yet');
    await store.recordCheck({ remote: 'member', version, shell: HOST.id });
    expect(await store.promote('member', version)).toMatchObject({ version });
  });

  test('is told what is wrong with a version, and that somebody else was first', async () => {
    const { version } = await store.publish(await bundle('member', { kit: '^9.0.0' }));
    await expect(store.promote('member', version)).rejects.toThrow('needs the kit ^9.0.0');
  });

  test('of several promotions at once, each is served or told to try again', async () => {
    const versions = [];
    for (const entry of ['1', '2', '3', '4']) {
      versions.push(await store.publish(await bundle('member', { entry })));
    }
    const results = await Promise.allSettled(versions.map(({ version }) => store.promote('member', version)));
    expect(results.some(({ status }) => status === 'fulfilled')).toBe(true);
    for (const result of results) {
      // Who comes after the first has something old beside it, and is asked for the matrix.
      if (result.status === 'rejected') expect(String(result.reason)).toMatch(/Try again|Not tried/);
    }
  });
});

describe('the publishing call refuses', () => {
  const attempt = async () => encodeBundle(await bundle());

  test.each([
    ['nobody', {}],
    ['a made-up token', { Authorization: `Bearer pehchan_member_${'A'.repeat(43)}` }],
    ['another scheme', { Authorization: 'Basic bWVtYmVyOm1lbWJlcg==' }],
  ])('%s', async (_who, headers) => {
    const answer = await post('member/versions', await attempt(), { Authorization: '', ...headers });
    expect(answer.status).toBe(401);
    expect(await exists(join(site.remotes, 'member'))).toBe(false);
  });

  test('a token that was taken back, at once', async () => {
    await removePublisher(site, 'Member team');
    await expect(store.list('member')).rejects.toThrow('refused (401)');
  });

  test('a token of another remote, in the address or in the build', async () => {
    expect((await post('admin/promote', '{}')).status).toBe(403);
    const other = await post('member/versions', encodeBundle(await bundle('admin')));
    expect(other.status).toBe(403);
    expect(await exists(join(site.remotes, 'admin'))).toBe(false);
  });

  test.each([
    '../../../shell/index.html',
    '/etc/x.js',
    'assets/../../x.js',
    'a//b.js',
    '.hidden.js',
    'assets/.x.js',
    'index.html',
    'remote.php',
    'a\\b.js',
    // What a version says of itself is the site's to write, in whichever folder.
    'remote.json',
    'sub/remote.json',
    'sub/Remote.JSON',
  ])('a file called %j', async (name) => {
    const sent = JSON.parse(await attempt()) as { files: Record<string, string> };
    sent.files[name] = Buffer.from('x').toString('base64');
    const answer = await post('member/versions', JSON.stringify(sent));
    expect([answer.status, await exists(join(site.remotes, 'member'))]).toEqual([422, false]);
  });

  test('a body that is no build, or none at all', async () => {
    for (const body of ['', '[]', 'x', '{"files":{}}', 'null']) {
      const { status } = await post('member/versions', body);
      expect([body, status >= 400 && status < 500]).toEqual([body, true]);
    }
  });

  test('more than a build can be', async () => {
    const answer = await post('member/versions', JSON.stringify({ x: 'x'.repeat(17 * 1024 * 1024) })).catch(
      () => undefined,
    );
    // Cut off while it is still being sent, which some see as a broken connection.
    expect(answer?.status ?? 413).toBe(413);
    expect(await exists(join(site.remotes, 'member'))).toBe(false);
  });

  test('calls that there aren’t', async () => {
    for (const path of ['member/prune', 'member', 'member/versions/1', 'member/__proto__']) {
      expect([path, (await post(path, '{}')).status]).toEqual([path, 404]);
    }
  });

  test('names that lead elsewhere', async () => {
    const { version: published } = await store.publish(await bundle());
    for (const version of ['../../../../etc', '..', 'a/b', `${published}/assets`]) {
      for (const action of ['promote', 'rollback', 'checks']) {
        const { status } = await post(`member/${action}`, JSON.stringify({ version, shell: 'x' }));
        expect([version, action, status]).toEqual([version, action, 422]);
      }
    }
  });

  test('a description that somebody forged, below a version’s folder or in the place of another’s', async () => {
    const { version } = await store.publish(await bundle());
    const place = join(site.remotes, 'member', version);
    await cp(place, join(folder, 'whole'), { recursive: true });
    const description = JSON.parse(await readFile(join(place, 'remote.json'), 'utf8')) as {
      released: object;
    };
    const forge = async (at: string, change: object) => {
      const copy = join(site.remotes, 'member', at);
      await cp(join(folder, 'whole'), copy, { recursive: true });
      const released = { ...description.released, ...change };
      await writeAtomically(join(copy, 'remote.json'), JSON.stringify({ ...description, released }));
    };
    await forge(`${version}/sub`, { version: '9.9.9-forged' });
    await forge('1.0.0-name', { version: '1.0.0-name', base: '/remotes/member/1.0.0-name/', name: 'admin' });
    await forge('1.0.0-version', { base: '/remotes/member/1.0.0-version/' });
    await forge('1.0.0-base', { version: '1.0.0-base' });
    for (const forged of [`${version}/sub`, '1.0.0-name', '1.0.0-version', '1.0.0-base']) {
      for (const action of ['promote', 'rollback']) {
        const { status } = await post(`member/${action}`, JSON.stringify({ version: forged }));
        expect([forged, action, status]).toEqual([forged, action, 422]);
      }
    }
    expect(await readCurrent(site)).toBeUndefined();
    expect((await store.list('member')).map((found) => found.version)).toEqual([version]);
  });

  test('and tells nothing of the server when it breaks', async () => {
    await store.publish(await bundle());
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => logged.mockRestore());
    await writeFile(site.releases, 'a file in the place of a folder');
    const answer = await post('member/promote', '{}');
    const text = await answer.text();
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(text).not.toContain(folder);
    expect(logged).toHaveBeenCalled();
  });
});

test('the file of publishers is its owner’s alone', async () => {
  expect((await stat(site.publishers)).mode & 0o777).toBe(0o600);
});
