import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { writeAtomically } from '../../lib/files.ts';
import { promote, setEnabled, rollback } from '../promotion/promote.ts';
import { readHistory } from '../store/history.ts';
import { versionFolder } from '../store/published.ts';
import { readCurrent } from '../store/release-document.ts';
import type { Site } from '../store/site.ts';
import { BY, releaseSite, type ReleaseSite } from './release-site.ts';
import { HOST } from './remote-build.ts';

let site: Site;
let publish: ReleaseSite['publish'];
let serve: ReleaseSite['serve'];
let twoVersions: ReleaseSite['twoVersions'];
let served: ReleaseSite['served'];

beforeEach(async () => {
  ({ site, publish, serve, twoVersions, served } = await releaseSite());
});

describe('return to an earlier version', () => {
  test('rollback serves the previous version and leaves other remotes unchanged', async () => {
    const [first] = await twoVersions();
    await promote(site, [await publish('admin')], BY);
    const admin = await served('admin');
    await rollback(site, 'member', undefined, BY);
    expect(await served()).toBe(first.version);
    expect(await served('admin')).toBe(admin);
  });

  test('rollback serves a named version', async () => {
    const [first] = await twoVersions();
    await rollback(site, 'member', first.version, BY);
    expect(await served()).toBe(first.version);
  });

  test('a second rollback goes one more version back, and not forward again', async () => {
    const [first] = await twoVersions();
    const third = await serve('member', { entry: 'console.log(3)' });
    await rollback(site, 'member', undefined, BY);
    await rollback(site, 'member', undefined, BY);
    expect(await served()).toBe(first.version);
    await expect(rollback(site, 'member', undefined, BY)).rejects.toThrow(
      'No version of member that was served before',
    );
    await rollback(site, 'member', third.version, BY);
    expect(await served()).toBe(third.version);
  });

  test('rollback refuses a version that was never served', async () => {
    const [, second] = await twoVersions();
    const { version } = await publish('member', { entry: 'console.log(3)' });
    await expect(rollback(site, 'member', version, BY)).rejects.toThrow(
      `member ${version} was never served. To serve it: npm run release -- promote member ${version}`,
    );
    expect(await served()).toBe(second.version);
  });

  test('rollback without an earlier version reports that no earlier version exists', async () => {
    await serve('member');
    await expect(rollback(site, 'member', undefined, BY)).rejects.toThrow(
      'No version of member that was served before',
    );
  });

  test('rollback skips pruned versions, and reports a pruned version that is named', async () => {
    const [first, second] = await twoVersions();
    await serve('member', { entry: 'console.log(3)' });
    await rm(versionFolder(site, second), { recursive: true });
    await expect(rollback(site, 'member', second.version, BY)).rejects.toThrow(
      `member ${second.version} was removed`,
    );
    await rollback(site, 'member', undefined, BY);
    expect(await served()).toBe(first.version);
  });
});

describe('a switched-off remote', () => {
  test('a switched-off remote stays off after a promotion, until it is switched on', async () => {
    await promote(site, [await publish('member')], BY);
    await setEnabled(site, 'member', false, { ...BY, reason: 'wrong photos' });
    await promote(site, [await publish('member', { entry: 'console.log(2)' })], BY);
    expect((await readCurrent(site))?.remotes.member?.enabled).toBe(false);
    await setEnabled(site, 'member', true, BY);
    expect((await readCurrent(site))?.remotes.member?.enabled).toBe(true);
  });
});

describe('a remote that does not fit the current shell', () => {
  const host = { ...HOST, kit: '2.0.0' };

  test('a remote that does not fit the shell can be switched off, and does not block other remotes', async () => {
    await serve('calendar');
    await serve('member');
    const newer = await publish('member', { kit: '^2.0.0' });
    await promote(site, [newer], { ...BY, host });
    await setEnabled(site, 'calendar', false, { ...BY, host });
    expect((await readCurrent(site))?.remotes).toMatchObject({
      calendar: { enabled: false },
      member: { version: newer.version },
    });
  });

  test('a remote that does not fit the shell cannot be switched on', async () => {
    await serve('calendar');
    await setEnabled(site, 'calendar', false, BY);
    const on = setEnabled(site, 'calendar', true, { ...BY, host });
    await expect(on).rejects.toThrow('calendar needs the kit ^1.0.0; the shell lends 2.0.0');
  });
});

describe('the release history', () => {
  test('the history lists who did what, from which to which version, and why, the newest first', async () => {
    const [first, second] = await twoVersions();
    await rollback(site, 'member', undefined, { host: HOST, by: 'Ramesh', reason: 'a blank screen' });
    await setEnabled(site, 'member', false, BY);
    const entries = await readHistory(site, 'member');
    expect(entries.map(({ what, by, from, to, reason }) => [what, by, from, to, reason])).toEqual([
      ['disable', 'Kamla', first.version, first.version, undefined],
      ['rollback', 'Ramesh', second.version, first.version, 'a blank screen'],
      ['promote', 'Kamla', first.version, second.version, undefined],
      ['promote', 'Kamla', undefined, first.version, undefined],
    ]);
    expect(entries.every(({ at }) => !Number.isNaN(Date.parse(at)))).toBe(true);
  });

  test('the history omits a change that was interrupted before its swap', async () => {
    await promote(site, [await publish('member')], BY);
    await writeAtomically(
      join(site.history, '20990101000000-abcdef.json'),
      '{"what":"promote","by":"nobody"}',
    );
    expect(await readHistory(site)).toHaveLength(1);
  });
});
