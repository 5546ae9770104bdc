import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { App } from '../build/apps.ts';
import { putInPlace } from '../promotion/build-site.ts';
import { promote, setEnabled, rollback } from '../promotion/promote.ts';
import { readHistory } from '../store/history.ts';
import { readHost } from '../store/host.ts';
import { addPublisher } from '../store/publishers.ts';
import { readCurrent } from '../store/release-document.ts';
import type { Site } from '../store/site.ts';
import { releaseSite, type ReleaseSite } from './release-site.ts';
import { buildRemote, type RemoteChange } from './remote-build.ts';
import { buildShell } from './shell-build.ts';

/**
 * `npm start` puts the shell and the remotes of these sources in place, next to the remotes of other teams.
 */

const BY = 'Kamla';
let folder: string;
let site: Site;
let publish: ReleaseSite['publish'];

beforeEach(async () => {
  ({ folder, site, publish } = await releaseSite());
});

const shell = (index: string, lends?: Parameters<typeof buildShell>[2]) =>
  buildShell(folder, { 'index.html': index }, lends);

const member = (change: RemoteChange = {}) => buildRemote(folder, 'member', change);

const start = (shellApp: App, ...remotes: App[]) => putInPlace(site, shellApp, remotes, BY);

const change = async () => ({ host: await readHost(site), by: 'Ramesh' });

/** Promote a remote that this machine does not build. */
async function ship(remote: string, build?: RemoteChange): Promise<void> {
  await promote(site, [await publish(remote, build)], await change());
}

const remoteNow = async (remote: string) => (await readCurrent(site))?.remotes[remote];
const shellNow = () => readFile(join(site.shell, 'index.html'), 'utf8');

test('npm start puts shell and remotes in place, and keeps a rollback until another version is built', async () => {
  await start(await shell('one'), await member());
  const first = (await remoteNow('member'))?.version;
  const newer = await member({ entry: 'console.log(2)' });
  await start(await shell('one'), newer);
  await rollback(site, 'member', undefined, await change());
  await start(await shell('one'), newer);
  expect((await remoteNow('member'))?.version).toBe(first);
  await start(await shell('one'), await member({ entry: 'console.log(3)' }));
  expect((await remoteNow('member'))?.version).not.toBe(first);
});

describe('npm start after a change of a remote', () => {
  /** Start again with a changed remote; return the printed lines. */
  async function restart(build: RemoteChange): Promise<string> {
    const lines = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    try {
      await start(await shell('two'), await member({ entry: 'console.log("changed")', ...build }));
      return lines.mock.calls.flat().join('');
    } finally {
      lines.mockRestore();
    }
  }
  const rollBack = async () => rollback(site, 'member', undefined, await change());
  const promoteTwo = async () => {
    await ship('member', { entry: 'console.log("team 1")' });
    await ship('member', { entry: 'console.log("team 2")' });
  };

  beforeEach(async () => start(await shell('one'), await member()));

  test.each<[string, () => Promise<unknown>]>([
    ['that was promoted by hand', () => ship('member', { entry: 'console.log("team")' })],
    ['that was rolled back to and had been promoted', async () => (await promoteTwo(), rollBack())],
    [
      'that was switched off after a promotion',
      async () => {
        await promoteTwo();
        await setEnabled(site, 'member', false, await change());
      },
    ],
    ['of a remote that has a publisher', () => addPublisher(site, 'member', 'Member team')],
  ])(
    'npm start keeps a version %s, and prints the command that promotes the built one',
    async (_which, act) => {
      await act();
      const before = await remoteNow('member');
      const printed = await restart({});
      expect(await shellNow()).toBe('two');
      expect(await remoteNow('member')).toEqual(before);
      const [, version] = /promote member (\S+)$/m.exec(printed) ?? [];
      expect(printed).toContain(
        `member ${before?.version} is still served; the version built here is ${version}.`,
      );
      await promote(site, [{ remote: 'member', version: version ?? '' }], await change());
      expect(await restart({})).toBe('');
    },
  );

  test.each<[string, () => Promise<unknown>]>([
    ['that an earlier start built', () => Promise.resolve()],
    [
      'of a remote with only a token for checks',
      () => addPublisher(site, 'member', 'CI', { duty: 'checks' }),
    ],
    ['that the start built, after another team’s promotion', () => ship('calendar')],
  ])('npm start replaces a version %s, and prints nothing', async (_which, act) => {
    await act();
    const before = await remoteNow('member');
    expect(await restart({})).toBe('');
    expect((await remoteNow('member'))?.version).not.toBe(before?.version);
  });

  test('npm start switches off a promoted version that does not fit the new shell', async () => {
    await ship('member', { entry: 'console.log("team")' });
    const { version } = (await remoteNow('member')) ?? {};
    await start(await shell('two', { kit: '2.0.0' }), await member({ kit: '^2.0.0' }));
    expect(await remoteNow('member')).toMatchObject({ version, enabled: false });
  });
});

test('a menu entry can use an icon of the new shell', async () => {
  await start(await shell('one', { icons: ['home'] }), await member());
  const starred = await member({ nav: [{ id: 'starred', to: '/member/:id' }] });
  await expect(start(await shell('one', { icons: ['home'] }), starred)).rejects.toThrow(
    'The icons are: home.',
  );
  await start(await shell('two', { icons: ['home', 'search'] }), starred);
  expect(await shellNow()).toBe('two');
});

describe('npm start of a shell that no longer fits another team’s remote', () => {
  beforeEach(async () => {
    await start(await shell('one'), await member());
    await ship('calendar', { kit: '^1.0.0' });
    await start(await shell('two', { kit: '2.0.0' }), await member({ kit: '^2.0.0' }));
  });

  test('npm start puts the new shell in place, and switches off the remote that no longer fits, with the reason in the history', async () => {
    expect(await shellNow()).toBe('two');
    expect(await remoteNow('member')).toMatchObject({ kit: '^2.0.0', enabled: true });
    expect(await remoteNow('calendar')).toMatchObject({ enabled: false });
    expect((await readHistory(site, 'calendar'))[0]).toMatchObject({
      what: 'disable',
      by: BY,
      reason: 'calendar needs the kit ^1.0.0; the shell lends 2.0.0.',
    });
  });

  test('an unfitting remote does not block other remotes, and its team can publish a fitting version', async () => {
    await ship('member', { kit: '^2.0.0', entry: 'console.log(2)' });
    await rollback(site, 'member', undefined, await change());
    await expect(setEnabled(site, 'calendar', true, await change())).rejects.toThrow('needs the kit ^1.0.0');
    await expect(ship('calendar', { entry: 'console.log(2)' })).rejects.toThrow('needs the kit ^1.0.0');
    await ship('calendar', { kit: '^2.0.0' });
    await setEnabled(site, 'calendar', true, await change());
    expect(await remoteNow('calendar')).toMatchObject({ kit: '^2.0.0', enabled: true });
  });
});

test('npm start replaces a rolled-back version that no longer fits with the built one', async () => {
  await start(await shell('one'), await member());
  // The remote accepts the kits of the second and third shell, so its version stays the same with both.
  const built = await member({ kit: '^2.0.0' });
  await start(await shell('two', { kit: '2.0.0' }), built);
  await rollback(site, 'member', undefined, {
    ...(await change()),
    host: { ...(await change()).host, kit: '1.0.0' },
  });
  await start(await shell('three', { kit: '2.0.0' }), built);
  expect(await remoteNow('member')).toMatchObject({ kit: '^2.0.0', enabled: true });
});

test('npm start refuses an invalid combination of shell and remotes before it changes anything', async () => {
  await start(await shell('one'), await member());
  await ship('calendar', { path: '/calendar' });
  const before = await readCurrent(site);
  const claims = start(await shell('two', { paths: ['/calendar'] }), await member());
  await expect(claims).rejects.toThrow('/calendar is claimed by the shell and by calendar');
  const asks = start(await shell('two'), await member({ kit: '^2.0.0' }));
  await expect(asks).rejects.toThrow('member needs the kit ^2.0.0; the shell lends 1.0.0');
  expect([await shellNow(), await readCurrent(site)]).toEqual(['one', before]);
});
