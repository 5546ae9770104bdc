import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { App } from '../apps.ts';
import { putInPlace } from '../build-site.ts';
import { readHistory } from '../history.ts';
import { readHost } from '../host.ts';
import { promote, setEnabled } from '../promote.ts';
import { addPublisher } from '../publishers.ts';
import { readCurrent } from '../release-document.ts';
import { rollback } from '../rollback.ts';
import type { Site } from '../site.ts';
import { releaseSite, type ReleaseSite } from './release-site.ts';
import { buildRemote, type RemoteChange } from './remote-build.ts';
import { buildShell } from './shell-build.ts';

/**
 * What `npm start` puts in place: the shell and the remotes of these sources, beside those that others have
 * shipped.
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

/** Of a team that isn't built here. */
async function ship(remote: string, build?: RemoteChange): Promise<void> {
  await promote(site, [await publish(remote, build)], await change());
}

const remoteNow = async (remote: string) => (await readCurrent(site))?.remotes[remote];
const shellNow = () => readFile(join(site.shell, 'index.html'), 'utf8');

test('puts shell and remotes in place, and leaves a rollback alone until something else is built', async () => {
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

describe('after a change in a remote’s folder, a start', () => {
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
  ])('keeps a version %s, and prints the command that promotes the built one', async (_which, act) => {
    await act();
    const before = await remoteNow('member');
    const printed = await restart({});
    expect(await shellNow()).toBe('two');
    expect(await remoteNow('member')).toEqual(before);
    const [, version] = /promote member (\S+)$/m.exec(printed) ?? [];
    expect(printed).toContain(`member ${before?.version} stays; built here is ${version}.`);
    await promote(site, [{ remote: 'member', version: version ?? '' }], await change());
    expect(await restart({})).toBe('');
  });

  test.each<[string, () => Promise<unknown>]>([
    ['that an earlier start built', () => Promise.resolve()],
    [
      'of a remote with only a token for checks',
      () => addPublisher(site, 'member', 'CI', { duty: 'checks' }),
    ],
    ['that the start built, after another team’s promotion', () => ship('calendar')],
  ])('replaces a version %s, and prints nothing', async (_which, act) => {
    await act();
    const before = await remoteNow('member');
    expect(await restart({})).toBe('');
    expect((await remoteNow('member'))?.version).not.toBe(before?.version);
  });

  test('switches off a promoted version that doesn’t fit the new shell, and prints the promote command', async () => {
    await ship('member', { entry: 'console.log("team")' });
    const { version } = (await remoteNow('member')) ?? {};
    await start(await shell('two', { kit: '2.0.0' }), await member({ kit: '^2.0.0' }));
    expect(await remoteNow('member')).toMatchObject({ version, enabled: false });
  });
});

test('a menu entry may have an icon that comes with the new shell', async () => {
  await start(await shell('one', { icons: ['home'] }), await member());
  const starred = await member({ nav: [{ id: 'starred', to: '/member/:id' }] });
  await expect(start(await shell('one', { icons: ['home'] }), starred)).rejects.toThrow('there are: home.');
  await start(await shell('two', { icons: ['home', 'search'] }), starred);
  expect(await shellNow()).toBe('two');
});

describe('a shell that no longer fits a remote which others ship', () => {
  beforeEach(async () => {
    await start(await shell('one'), await member());
    await ship('calendar', { kit: '^1.0.0' });
    await start(await shell('two', { kit: '2.0.0' }), await member({ kit: '^2.0.0' }));
  });

  test('comes into place; that remote is switched off, and the history says why', async () => {
    expect(await shellNow()).toBe('two');
    expect(await remoteNow('member')).toMatchObject({ kit: '^2.0.0', enabled: true });
    expect(await remoteNow('calendar')).toMatchObject({ enabled: false });
    expect((await readHistory(site, 'calendar'))[0]).toMatchObject({
      what: 'disable',
      by: BY,
      reason: 'calendar needs the kit ^1.0.0; the shell lends 2.0.0.',
    });
  });

  test('holds up nobody else; and that team neither, once it ships what fits', async () => {
    await ship('member', { kit: '^2.0.0', entry: 'console.log(2)' });
    await rollback(site, 'member', undefined, await change());
    await expect(setEnabled(site, 'calendar', true, await change())).rejects.toThrow('needs the kit ^1.0.0');
    await expect(ship('calendar', { entry: 'console.log(2)' })).rejects.toThrow('needs the kit ^1.0.0');
    await ship('calendar', { kit: '^2.0.0' });
    await setEnabled(site, 'calendar', true, await change());
    expect(await remoteNow('calendar')).toMatchObject({ kit: '^2.0.0', enabled: true });
  });
});

test('a version that was rolled back to gives way to the built one when it no longer fits', async () => {
  await start(await shell('one'), await member());
  // Built for both, so that a new shell doesn't change it.
  const built = await member({ kit: '^2.0.0' });
  await start(await shell('two', { kit: '2.0.0' }), built);
  await rollback(site, 'member', undefined, {
    ...(await change()),
    host: { ...(await change()).host, kit: '1.0.0' },
  });
  await start(await shell('three', { kit: '2.0.0' }), built);
  expect(await remoteNow('member')).toMatchObject({ kit: '^2.0.0', enabled: true });
});

test('what can’t be served together is refused before anything is changed', async () => {
  await start(await shell('one'), await member());
  await ship('calendar', { path: '/calendar' });
  const before = await readCurrent(site);
  const claims = start(await shell('two', { paths: ['/calendar'] }), await member());
  await expect(claims).rejects.toThrow('/calendar is claimed by the shell and by calendar');
  const asks = start(await shell('two'), await member({ kit: '^2.0.0' }));
  await expect(asks).rejects.toThrow('member needs the kit ^2.0.0; the shell lends 1.0.0');
  expect([await shellNow(), await readCurrent(site)]).toEqual(['one', before]);
});
