import { cp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { exists, writeAtomically } from '../../lib/files.ts';
import { takeLease } from '../../lib/lease.ts';
import { encodeBundle } from '../build/bundle.ts';
import {
  addPublisher,
  bringPublishersUpToDate,
  readPublishers,
  removePublisher,
} from '../store/publishers.ts';
import { readCurrent } from '../store/release-document.ts';
import { publishingSite, type PublishingSite } from './publishing-site.ts';
import { HOST } from './remote-build.ts';

let at: PublishingSite;
beforeEach(async () => {
  at = await publishingSite();
});

const daysUntil = (end: string | undefined) => Math.round((Date.parse(end ?? '') - Date.now()) / 86_400_000);

describe('refusals of the publishing call', () => {
  const attempt = async () => encodeBundle(await at.bundle());

  test.each([
    ['no token', {}],
    ['a made-up token', { Authorization: `Bearer pehchan_member_${'A'.repeat(43)}` }],
    ['another scheme', { Authorization: 'Basic bWVtYmVyOm1lbWJlcg==' }],
    ['an empty token', { Authorization: 'Bearer ' }],
    ['a token of nothing but its beginning', { Authorization: 'Bearer pehchan_member_' }],
    ['a word that every object has', { Authorization: 'Bearer __proto__' }],
  ])('the publishing call refuses a request with %s', async (_who, headers) => {
    const answer = await at.post('member/versions', await attempt(), { Authorization: '', ...headers });
    expect(answer.status).toBe(401);
    expect(await exists(join(at.site.remotes, 'member'))).toBe(false);
  });

  test('the publishing call refuses a revoked token immediately', async () => {
    await addPublisher(at.site, 'member', 'Another team');
    await removePublisher(at.site, 'Member team');
    await expect(at.store.list('member')).rejects.toThrow('refused (401)');
  });

  test('the publishing call returns 404 once no publisher is left', async () => {
    await removePublisher(at.site, 'Member team');
    expect([await exists(at.site.publishers), await exists(at.site.publishing)]).toEqual([false, false]);
    expect((await at.post('member/versions', await attempt())).status).toBe(404);
    at.token = await addPublisher(at.site, 'member', 'Member team');
    expect(daysUntil((await readPublishers(at.site))[0]?.until)).toBe(90);
    expect((await fetch(`${at.address}/publishing/member/versions`)).status).toBe(401);
  });

  test('the publishing call refuses an ended token, and the upgrade gives an end to tokens without one', async () => {
    const [publisher] = await readPublishers(at.site);
    const { until: _, duty: __, ...before } = publisher ?? {};
    await writeAtomically(at.site.publishers, JSON.stringify([before]), 0o600);
    await bringPublishersUpToDate(at.site);
    const [upgraded] = JSON.parse(await readFile(at.site.publishers, 'utf8')) as {
      until: string;
      duty: string;
    }[];
    expect([daysUntil(upgraded?.until), upgraded?.duty]).toEqual([90, 'waits']);
    expect((await stat(at.site.publishers)).mode & 0o777).toBe(0o600);
    expect((await at.post('member/versions', await attempt())).status).toBe(200);

    await writeAtomically(
      at.site.publishers,
      JSON.stringify([{ ...upgraded, until: '2026-01-02T00:00:00.000Z' }]),
      0o600,
    );
    await expect(at.store.list('member')).rejects.toThrow('(401): This token ended on 2026-01-02');
    await bringPublishersUpToDate(at.site);
    await expect(at.store.list('member'), 'an end stays').rejects.toThrow('(401)');
  });

  test('the publishing call refuses a token of another remote, in the address or in the build', async () => {
    expect((await at.post('admin/promote', '{}')).status).toBe(403);
    const other = await at.post('member/versions', encodeBundle(await at.bundle('admin')));
    expect(other.status).toBe(403);
    expect(await exists(join(at.site.remotes, 'admin'))).toBe(false);
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
    // Reserved: the site writes a version's description into the file `remote.json`.
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
    const answer = await at.post('member/versions', JSON.stringify(sent));
    expect([answer.status, await exists(join(at.site.remotes, 'member'))]).toEqual([422, false]);
  });

  test('the publishing call refuses a body that is not a build', async () => {
    for (const body of ['', '[]', 'x', '{"files":{}}', 'null']) {
      const { status } = await at.post('member/versions', body);
      expect([body, status >= 400 && status < 500]).toEqual([body, true]);
    }
  });

  test('the publishing call refuses a build with too many files', async () => {
    const sent = JSON.parse(await attempt()) as { files: Record<string, string> };
    for (let file = 0; file < 600; file += 1) sent.files[`assets/${file}.js`] = 'eA==';
    const answer = await at.post('member/versions', JSON.stringify(sent));
    expect([answer.status, await exists(join(at.site.remotes, 'member'))]).toEqual([422, false]);
  });

  test('the publishing call refuses a body that is too large', async () => {
    const answer = await at
      .post('member/versions', JSON.stringify({ x: 'x'.repeat(17 * 1024 * 1024) }))
      .catch(() => undefined);
    // The server closes the connection during the upload: the client may see no reply instead of 413.
    expect(answer?.status ?? 413).toBe(413);
    expect(await exists(join(at.site.remotes, 'member'))).toBe(false);
  });

  test('the publishing call returns 404 for an unknown action', async () => {
    const paths = ['prune', '', 'versions/1', '__proto__', 'constructor', 'promote/..%2f..'];
    for (const path of paths.map((action) => `member/${action}`)) {
      expect([path, (await at.post(path, '{}')).status]).toEqual([path, 404]);
    }
  });

  test('the publishing call refuses version names that lead to another folder', async () => {
    const { version: published } = await at.store.publish(await at.bundle());
    const noting = await addPublisher(at.site, 'member', 'Tries', { duty: 'checks' });
    const by = (action: string) => ({ Authorization: `Bearer ${action === 'checks' ? noting : at.token}` });
    for (const version of ['../../../../etc', '..', 'a/b', `${published}/assets`]) {
      for (const action of ['promote', 'rollback', 'checks']) {
        const { status } = await at.post(
          `member/${action}`,
          JSON.stringify({ version, shell: 'x' }),
          by(action),
        );
        expect([version, action, status]).toEqual([version, action, 422]);
      }
    }
  });

  test('the publishing call refuses a forged description in a version’s folder or under another version', async () => {
    const { version } = await at.store.publish(await at.bundle());
    const place = join(at.site.remotes, 'member', version);
    await cp(place, join(at.folder, 'whole'), { recursive: true });
    const description = JSON.parse(await readFile(join(place, 'remote.json'), 'utf8')) as {
      released: object;
    };
    const forge = async (name: string, change: object) => {
      const copy = join(at.site.remotes, 'member', name);
      await cp(join(at.folder, 'whole'), copy, { recursive: true });
      const released = { ...description.released, ...change };
      await writeAtomically(join(copy, 'remote.json'), JSON.stringify({ ...description, released }));
    };
    await forge(`${version}/sub`, { version: '9.9.9-forged' });
    await forge('1.0.0-name', { version: '1.0.0-name', base: '/remotes/member/1.0.0-name/', name: 'admin' });
    await forge('1.0.0-version', { base: '/remotes/member/1.0.0-version/' });
    await forge('1.0.0-base', { version: '1.0.0-base' });
    for (const forged of [`${version}/sub`, '1.0.0-name', '1.0.0-version', '1.0.0-base']) {
      for (const action of ['promote', 'rollback']) {
        const { status } = await at.post(`member/${action}`, JSON.stringify({ version: forged }));
        expect([forged, action, status]).toEqual([forged, action, 422]);
      }
    }
    expect(await readCurrent(at.site)).toBeUndefined();
    expect((await at.store.list('member')).map((found) => found.version)).toEqual([version]);
  });

  test('the publishing call’s refusals name no folder of the server', async () => {
    await at.store.publish(await at.bundle());
    await rm(at.site.host);
    const answer = await at.post('member/promote', '{}');
    expect([answer.status, await answer.text()]).toEqual([422, expect.not.stringContaining(at.folder)]);
    await writeAtomically(at.site.host, JSON.stringify(HOST));
    using _ = await takeLease(join(at.site.folder, '.release.lock'), 1000);
    const second = await at.post('member/promote', '{}');
    expect([second.status, await second.text()]).toEqual([409, expect.not.stringContaining(at.folder)]);
  }, 30_000);

  test('a failure of the publishing call reveals nothing of the server', async () => {
    await at.store.publish(await at.bundle());
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => logged.mockRestore());
    await writeFile(at.site.releases, 'a file in the place of a folder');
    const answer = await at.post('member/promote', '{}');
    const text = await answer.text();
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(text).not.toContain(at.folder);
    expect(logged).toHaveBeenCalled();
  });
});
