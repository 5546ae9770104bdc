import { cp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { bundleOf, encodeBundle } from '../bundle.ts';
import type { ReleaseStore } from '../release-store.ts';
import { exists, writeAtomically } from '../../lib/files.ts';
import { takeLease } from '../../lib/lease.ts';
import { httpStore } from '../http-store.ts';
import {
  addPublisher,
  bringPublishersUpToDate,
  changeRights,
  readPublishers,
  removePublisher,
} from '../publishers.ts';
import { findPending, readPending } from '../pending.ts';
import { setEnabled } from '../promote.ts';
import { createPublishingServer } from '../serve-publishing.ts';
import { readPublished } from '../published.ts';
import { readCurrent } from '../release-document.ts';
import { siteIn, type Site } from '../site.ts';
import { unpackSnapshot } from '../snapshot.ts';
import { buildRemote, HOST, type RemoteChange } from './remote-build.ts';
import { temporaryFolder } from '../../lib/test/temporary.ts';

/** A remote team has an address and a token, and no access to the server's folder. */

let folder: string;
let site: Site;
let address: string;
let token: string;
let store: ReleaseStore;
let told: string[];
let isUnheard: boolean;

beforeEach(async () => {
  folder = await temporaryFolder();
  site = siteIn(join(folder, 'site'));
  await writeAtomically(site.host, JSON.stringify(HOST));
  token = await addPublisher(site, 'member', 'Member team', { duty: 'promotes' });
  told = [];
  isUnheard = false;
  const tell = (subject: string, lines: readonly string[]) => {
    told.push([subject, ...lines].join('\n'));
    return Promise.resolve();
  };
  Object.defineProperty(tell, 'isUnheard', { get: () => isUnheard });
  const server = createPublishingServer(site, tell);
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

const daysUntil = (end: string | undefined) => Math.round((Date.parse(end ?? '') - Date.now()) / 86_400_000);

/** Record a check of a version with the operator's token. */
async function checked(version: string): Promise<void> {
  const checks = await addPublisher(site, 'member', `Checks ${(await readPublishers(site)).length}`, {
    duty: 'checks',
  });
  await httpStore(address, checks).recordCheck({ remote: 'member', version, shell: HOST.id });
}

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(`${address}/publishing/${path}`, {
    method: 'POST',
    body,
    headers: { Authorization: `Bearer ${token}`, ...headers },
  });

describe('a publisher with a token', () => {
  test('a publisher publishes, promotes, lists, rolls back and reads the history under its own name', async () => {
    const first = await store.publish(await bundle());
    await store.promote('member', first.version);
    const second = await store.publish(await bundle('member', { entry: 'console.log(2)' }));
    await checked(second.version);
    await store.promote('member', second.version, { reason: 'the new form' });
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
    expect((await store.history('member'))[3]?.reason).toBe('the new form');
    expect((await store.history('member')).map(({ what, by }) => `${what} by ${by}`)).toEqual([
      'enable by Member team',
      'disable by Member team',
      'rollback by Member team',
      'promote by Member team',
      'promote by Member team',
    ]);
  });

  test('a publish over the network stores the same version as one in the folder, byte for byte', async () => {
    const sent = await bundle();
    const { version } = await store.publish(sent);
    for (const [name, content] of sent.files) {
      expect(await readFile(join(site.remotes, 'member', version, name))).toEqual(Buffer.from(content));
    }
  });

  test('a publisher downloads the served versions and one published version to try them', async () => {
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

  test('a promotion requires a check by the operator’s token, and the publisher’s own check does not count', async () => {
    await store.promote('member', (await store.publish(await bundle())).version);
    const { version } = await store.publish(await bundle('member', { entry: 'console.log(2)' }));
    const check = { remote: 'member', version, shell: HOST.id };
    const untried = 'Not tried in a browser yet';
    await expect(store.promote('member', version)).rejects.toThrow(untried);
    expect((await post('member/checks', JSON.stringify(check))).status).toBe(403);
    await expect(store.recordCheck(check)).rejects.toThrow('Checks count from whoever tries versions');
    await expect(store.promote('member', version)).rejects.toThrow(untried);
    // The previous release let publishers record checks.
    await writeAtomically(
      join(site.checks, HOST.id, `member@${version}.json`),
      '{"by":"Member team","at":""}',
    );
    await expect(store.promote('member', version)).rejects.toThrow(untried);
    await checked(version);
    expect(await store.promote('member', version)).toMatchObject({ version });
  });

  test('a publisher learns before any check that its checks do not count, unless its token is for checks', async () => {
    await expect(store.refuseUncounted()).rejects.toThrow('Checks count from whoever tries versions');
    const checks = httpStore(address, await addPublisher(site, 'member', 'Tries', { duty: 'checks' }));
    await expect(checks.refuseUncounted()).resolves.not.toThrow();
  });

  test('a token for checks can only record checks', async () => {
    const { version } = await store.publish(await bundle());
    const checks = httpStore(address, await addPublisher(site, 'member', 'Tries', { duty: 'checks' }));
    expect(await checks.list('member')).toHaveLength(1);
    const refused = 'This token notes checks, and publishes nothing';
    const sent = await bundle();
    for (const attempt of [
      () => checks.promote('member', version),
      () => checks.rollback('member', version),
      () => checks.setEnabled('member', false),
      () => checks.publish(sent),
    ]) {
      await expect(attempt()).rejects.toThrow(refused);
    }
    await expect(changeRights(site, 'Tries', 'promotes')).rejects.toThrow('notes checks');
    expect(await readCurrent(site)).toBeUndefined();
  });

  test('a publisher serves a checked version, and the operator receives a mail with the changes and the rollback command', async () => {
    const { version } = await store.publish(await bundle());
    await store.promote('member', version);
    expect(told).toHaveLength(1);
    expect(told[0]).toMatch(
      new RegExp(`^Member team serves member ${version}\nversion +none → ${version}\n`),
    );
    expect(told[0]).toMatch(/\nroute +\+ \/member\/:id: page, for signedIn\n/);
    expect(told[0]).toContain('npm run release -- rollback member');
  });

  test('the operator also receives a mail about a rollback, switching off and switching on', async () => {
    const first = await store.publish(await bundle());
    await store.promote('member', first.version);
    const second = await store.publish(await bundle('member', { entry: 'console.log(2)' }));
    await checked(second.version);
    await store.promote('member', second.version);
    told = [];
    await store.rollback('member', undefined, 'the form is broken');
    await store.setEnabled('member', false);
    await store.setEnabled('member', true);
    expect(told).toEqual([
      `Member team goes back to member ${first.version}\nWhy: the form is broken\n\nTo undo it: npm run release -- promote member ${second.version}`,
      'Member team switches member off\nTo undo it: npm run release -- enable member',
      'Member team switches member on\nTo undo it: npm run release -- disable member',
    ]);
    await expect(store.rollback('member', 'none')).rejects.toThrow('was never served');
    expect(told, 'of what was refused nothing is told').toHaveLength(3);
  });

  test('a promotion with new rights or without a check waits for approval', async () => {
    const first = await store.publish(await bundle());
    await store.promote('member', first.version);
    const change = { entry: 'console.log(2)', nav: [{ id: 'news', to: '/member/:id' }], kit: '^1.1.0' };
    const { version } = await store.publish(await bundle('member', change));
    const asked = await store.promote('member', version, { unchecked: 'in a hurry' });
    expect(asked).toEqual({ remote: 'member', version, waits: true });
    expect(await readPending(site)).toMatchObject([{ by: 'Member team', unchecked: 'in a hurry' }]);
    expect((await readCurrent(site))?.remotes.member?.version).toBe(first.version);
    expect(told[1]).toMatch(/menu +\+ news: “Page”, “पेज”, search, to \/member\/:id/);
    expect(told[1]).toMatch(/range +kit: \^1\.0\.0 → \^1\.1\.0/);
    expect(told[1]).toContain(`npm run release -- approve member ${version}`);

    await changeRights(site, 'Member team', 'waits');
    await checked(version);
    const again = await store.promote('member', version);
    expect(again).toMatchObject({ waits: true });
    await expect(findPending(site, 'member', first.version)).rejects.toThrow(`${version} waits for a yes`);
    const unfit = await store.publish(await bundle('member', { kit: '^9.0.0' }));
    const attempt = store.promote('member', unfit.version, { unchecked: 'a test' });
    await expect(attempt, 'is told at once, not after the yes').rejects.toThrow('needs the kit ^9.0.0');
  });

  test('a publisher that must wait can roll back, and cannot serve the left version again or switch it on', async () => {
    const first = await store.publish(await bundle());
    await store.promote('member', first.version);
    const second = await store.publish(await bundle('member', { entry: 'console.log(2)' }));
    await checked(second.version);
    await store.promote('member', second.version);
    await changeRights(site, 'Member team', 'waits');
    await store.rollback('member', undefined, 'a blank screen');
    await expect(store.rollback('member', second.version)).rejects.toThrow(
      `npm run release -- rollback member ${second.version}`,
    );
    await expect(store.setEnabled('member', true)).rejects.toThrow('npm run release -- enable member');
  });

  test('a publisher that must wait can switch off its newest version, and requests approval for any other', async () => {
    const first = await store.publish(await bundle());
    await store.promote('member', first.version);
    await changeRights(site, 'Member team', 'waits');
    const isOn = async () => (await readCurrent(site))?.remotes.member?.enabled;
    expect(await store.setEnabled('member', false)).toMatchObject({ version: first.version });
    expect(await isOn()).toBe(false);

    await setEnabled(site, 'member', true, { host: HOST, by: 'Kamla' });
    await store.publish(await bundle('member', { entry: 'console.log(2)' }));
    told = [];
    const asked = await store.setEnabled('member', false, 'a blank screen');
    expect(asked).toEqual({ remote: 'member', version: first.version, waits: true });
    expect(await isOn()).toBe(true);
    expect(await readPending(site)).toMatchObject([{ off: true, version: first.version, by: 'Member team' }]);
    expect(told).toEqual([
      `Member team asks for a yes to switch member off\nWhy: a blank screen\n\nTo switch it off: npm run release -- approve member ${first.version}`,
    ]);
    // The newest version is another publisher's.
    const other = await addPublisher(site, 'member', 'Another team');
    expect(await httpStore(address, other).setEnabled('member', false)).toMatchObject({ waits: true });
  });

  test('a publisher keeps its last five unserved versions, and the one that waits for approval', async () => {
    const served = await store.publish(await bundle());
    await store.promote('member', served.version);
    const versions: string[] = [];
    for (let entry = 0; entry < 8; entry += 1) {
      const { version } = await store.publish(await bundle('member', { entry: `console.log(${entry})` }));
      versions.push(version);
      if (entry === 0) await store.promote('member', version, { unchecked: 'a test' });
    }
    const kept = (await store.list('member')).map(({ version }) => version);
    expect(kept.sort()).toEqual([served.version, versions[0], ...versions.slice(4)].sort());
    expect(await findPending(site, 'member')).toMatchObject({ version: versions[0] });
  });

  test('a promotion waits for approval while the operator has no mail address', async () => {
    isUnheard = true;
    const { version } = await store.publish(await bundle());
    expect(await store.promote('member', version)).toMatchObject({ waits: true });
    expect((await readCurrent(site))?.remotes.member).toBeUndefined();
  });

  test('a publisher learns why its version does not fit', async () => {
    const { version } = await store.publish(await bundle('member', { kit: '^9.0.0' }));
    await expect(store.promote('member', version)).rejects.toThrow('needs the kit ^9.0.0');
  });

  test('of several simultaneous promotions, each is served or told to try again', async () => {
    const versions = [];
    for (const entry of ['1', '2', '3', '4']) {
      versions.push(await store.publish(await bundle('member', { entry })));
    }
    const results = await Promise.allSettled(versions.map(({ version }) => store.promote('member', version)));
    expect(results.some(({ status }) => status === 'fulfilled')).toBe(true);
    for (const result of results) {
      // A later version replaces another one, so it requires a check.
      if (result.status === 'rejected') expect(String(result.reason)).toMatch(/Try again|Not tried/);
    }
  });
});

describe('refusals of the publishing call', () => {
  const attempt = async () => encodeBundle(await bundle());

  test.each([
    ['nobody', {}],
    ['a made-up token', { Authorization: `Bearer pehchan_member_${'A'.repeat(43)}` }],
    ['another scheme', { Authorization: 'Basic bWVtYmVyOm1lbWJlcg==' }],
    ['an empty token', { Authorization: 'Bearer ' }],
    ['a token of nothing but its beginning', { Authorization: 'Bearer pehchan_member_' }],
    ['a word that every object has', { Authorization: 'Bearer __proto__' }],
  ])('the publishing call refuses a request with %s', async (_who, headers) => {
    const answer = await post('member/versions', await attempt(), { Authorization: '', ...headers });
    expect(answer.status).toBe(401);
    expect(await exists(join(site.remotes, 'member'))).toBe(false);
  });

  test('the publishing call refuses a revoked token immediately', async () => {
    await addPublisher(site, 'member', 'Another team');
    await removePublisher(site, 'Member team');
    await expect(store.list('member')).rejects.toThrow('refused (401)');
  });

  test('the publishing call returns 404 once no publisher is left', async () => {
    await removePublisher(site, 'Member team');
    expect([await exists(site.publishers), await exists(site.publishing)]).toEqual([false, false]);
    expect((await post('member/versions', await attempt())).status).toBe(404);
    token = await addPublisher(site, 'member', 'Member team');
    expect(daysUntil((await readPublishers(site))[0]?.until)).toBe(90);
    expect((await fetch(`${address}/publishing/member/versions`)).status).toBe(401);
  });

  test('the publishing call refuses an ended token, and the upgrade gives an end to tokens without one', async () => {
    const [publisher] = await readPublishers(site);
    const { until: _, duty: __, ...before } = publisher ?? {};
    await writeAtomically(site.publishers, JSON.stringify([before]), 0o600);
    await bringPublishersUpToDate(site);
    const [upgraded] = JSON.parse(await readFile(site.publishers, 'utf8')) as {
      until: string;
      duty: string;
    }[];
    expect([daysUntil(upgraded?.until), upgraded?.duty]).toEqual([90, 'waits']);
    expect((await stat(site.publishers)).mode & 0o777).toBe(0o600);
    expect((await post('member/versions', await attempt())).status).toBe(200);

    await writeAtomically(
      site.publishers,
      JSON.stringify([{ ...upgraded, until: '2026-01-02T00:00:00.000Z' }]),
      0o600,
    );
    await expect(store.list('member')).rejects.toThrow('(401): This token ended on 2026-01-02');
    await bringPublishersUpToDate(site);
    await expect(store.list('member'), 'an end stays').rejects.toThrow('(401)');
  });

  test('the publishing call refuses a token of another remote, in the address or in the build', async () => {
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
    // The site itself writes a version's description, in any folder.
    'remote.json',
    'sub/remote.json',
    'sub/Remote.JSON',
    `${'a'.repeat(5000)}.js`,
    `${'a/'.repeat(200)}x.js`,
    'remoteEntry.js/x.js',
    'page.js.br',
    'page.js\0.html',
    '%2e%2e/x.js',
    'assets/%00.js',
    '..\\x.js',
    'C:\\x.js',
  ])('the publishing call refuses a build with the file %j', async (name) => {
    const sent = JSON.parse(await attempt()) as { files: Record<string, string> };
    sent.files[name] = Buffer.from('x').toString('base64');
    const answer = await post('member/versions', JSON.stringify(sent));
    expect([answer.status, await exists(join(site.remotes, 'member'))]).toEqual([422, false]);
  });

  test('the publishing call refuses a body that is not a build', async () => {
    for (const body of ['', '[]', 'x', '{"files":{}}', 'null']) {
      const { status } = await post('member/versions', body);
      expect([body, status >= 400 && status < 500]).toEqual([body, true]);
    }
  });

  test('the publishing call refuses a build with too many files', async () => {
    const sent = JSON.parse(await attempt()) as { files: Record<string, string> };
    for (let file = 0; file < 600; file += 1) sent.files[`assets/${file}.js`] = 'eA==';
    const answer = await post('member/versions', JSON.stringify(sent));
    expect([answer.status, await exists(join(site.remotes, 'member'))]).toEqual([422, false]);
  });

  test('the publishing call refuses a body that is too large', async () => {
    const answer = await post('member/versions', JSON.stringify({ x: 'x'.repeat(17 * 1024 * 1024) })).catch(
      () => undefined,
    );
    // The server closes the connection during the upload, which can look like a broken connection.
    expect(answer?.status ?? 413).toBe(413);
    expect(await exists(join(site.remotes, 'member'))).toBe(false);
  });

  test('the publishing call returns 404 for an unknown action', async () => {
    const paths = ['prune', '', 'versions/1', '__proto__', 'constructor', 'promote/..%2f..'];
    for (const path of paths.map((action) => `member/${action}`)) {
      expect([path, (await post(path, '{}')).status]).toEqual([path, 404]);
    }
  });

  test('the publishing call refuses version names that lead to another folder', async () => {
    const { version: published } = await store.publish(await bundle());
    const noting = await addPublisher(site, 'member', 'Tries', { duty: 'checks' });
    const by = (action: string) => ({ Authorization: `Bearer ${action === 'checks' ? noting : token}` });
    for (const version of ['../../../../etc', '..', 'a/b', `${published}/assets`]) {
      for (const action of ['promote', 'rollback', 'checks']) {
        const { status } = await post(
          `member/${action}`,
          JSON.stringify({ version, shell: 'x' }),
          by(action),
        );
        expect([version, action, status]).toEqual([version, action, 422]);
      }
    }
  });

  test('the publishing call refuses a forged description in a version’s folder or under another version', async () => {
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

  test('the publishing call’s refusals name no folder of the server', async () => {
    await store.publish(await bundle());
    await rm(site.host);
    const answer = await post('member/promote', '{}');
    expect([answer.status, await answer.text()]).toEqual([422, expect.not.stringContaining(folder)]);
    await writeAtomically(site.host, JSON.stringify(HOST));
    // A running process holds the lock.
    using _ = await takeLease(join(site.folder, '.release.lock'), 1000);
    const second = await post('member/promote', '{}');
    expect([second.status, await second.text()]).toEqual([409, expect.not.stringContaining(folder)]);
  }, 30_000);

  test('a failure of the publishing call reveals nothing of the server', async () => {
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

test('only its owner can read the file of publishers, and the gateway’s user sees only that some exist', async () => {
  expect((await stat(site.publishers)).mode & 0o777).toBe(0o600);
  const { mode, size } = await stat(site.publishing);
  expect([mode & 0o777, size]).toEqual([0o644, 0]);
});

test('publishers of an earlier release can use the publishing call', async () => {
  await rm(site.publishing);
  await bringPublishersUpToDate(site);
  expect(await exists(site.publishing)).toBe(true);
});
