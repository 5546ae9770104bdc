import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { ConflictError } from '../../lib/errors.ts';
import { exists, writeAtomically } from '../../lib/files.ts';
import { promote, rollback } from '../promotion/promote.ts';
import { listVersions, prune } from '../promotion/prune.ts';
import { directoryStore, type ReleaseStore } from '../promotion/release-store.ts';
import { recordCheck } from '../rules/matrix-checks.ts';
import type { Site } from '../store/site.ts';
import { BY, releaseSite, type ReleaseSite } from './release-site.ts';
import { HOST } from './remote-build.ts';

let site: Site;
let publish: ReleaseSite['publish'];
let twoVersions: ReleaseSite['twoVersions'];
let served: ReleaseSite['served'];

beforeEach(async () => {
  ({ site, publish, twoVersions, served } = await releaseSite());
});

describe('prune', () => {
  const now = { versions: 0, days: 0 };

  test('prune keeps the served version and the newest ones', async () => {
    const [first, second] = await twoVersions();
    const never = await publish('member', { entry: 'console.log(3)' });
    expect(await prune(site, { versions: 2, days: 0 })).toEqual([first]);
    expect(await prune(site, now)).toEqual([never]);
    expect((await listVersions(site)).map(({ version }) => version)).toEqual([second.version]);
    expect(await exists(join(site.remotes, 'member', first.version))).toBe(false);
  });

  test('prune keeps versions that were published or served within so many days', async () => {
    await twoVersions();
    expect(await prune(site, { versions: 0, days: 1 })).toEqual([]);
  });

  test('promote and rollback refuse a pruned version', async () => {
    const [first] = await twoVersions();
    await prune(site, now);
    await expect(promote(site, [first], BY)).rejects.toThrow(`member ${first.version} was removed`);
    await expect(rollback(site, 'member', undefined, BY)).rejects.toThrow(
      'No version of member that was served before',
    );
  });
});

describe('checks before a promotion', () => {
  let store: ReleaseStore;
  beforeEach(async () => {
    await writeAtomically(site.host, JSON.stringify(HOST));
    store = directoryStore(site, 'Kamla');
    await promote(site, [await publish('member')], BY);
  });

  test('a promotion requires a check with the served shell', async () => {
    const { version } = await publish('member', { entry: 'console.log(2)' });
    const promoted = store.promote('member');
    await expect(promoted).rejects.toThrow(`Not tried in a browser yet: member ${version}`);
    await expect(promoted).rejects.toThrow('npm run release -- matrix member');
    await recordCheck(site, { remote: 'member', version, shell: 'another' }, 'Kamla');
    await expect(store.promote('member')).rejects.toThrow('Not tried');
    await recordCheck(site, { remote: 'member', version, shell: HOST.id }, 'Kamla');
    expect(await store.promote('member')).toMatchObject({ version });
  });

  test('--unchecked skips the check, and the history keeps its reason', async () => {
    await publish('member', { entry: 'console.log(2)' });
    await store.promote('member', undefined, { unchecked: 'the site is down' });
    expect((await store.history('member'))[0]).toMatchObject({
      reason: 'unchecked: the site is down',
      by: 'Kamla',
    });
  });

  test('the history keeps a promotion’s reason next to the reason for the missing check', async () => {
    const { version } = await publish('member', { entry: 'console.log(2)' });
    const reason = 'the new form';
    await store.promote('member', version, { unchecked: 'a holiday', reason });
    await recordCheck(site, { remote: 'member', version, shell: HOST.id }, 'Kamla');
    await store.promote('member', version, { reason });
    await store.rollback('member');
    await store.promote('member', version, { reason });
    const reasons = (await store.history('member')).map((entry) => entry.reason);
    expect(reasons).toEqual([reason, undefined, `unchecked: a holiday; ${reason}`, undefined]);
  });

  test('a rollback requires no check', async () => {
    const first = await served();
    await publish('member', { entry: 'console.log(2)' });
    await store.promote('member', undefined, { unchecked: 'x' });
    expect(await store.rollback('member')).toMatchObject({ version: first });
    const never = await publish('member', { entry: 'console.log(3)' });
    await expect(store.rollback('member', never.version)).rejects.toThrow('was never served');
  });

  test('of two simultaneous promotions one is refused, and undoes nothing', async () => {
    const options = { unchecked: 'x' };
    const begun = [];
    for (const entry of ['console.log(2)', 'console.log(3)']) {
      const { version } = await publish('member', { entry });
      begun.push(() => store.promote('member', version, options));
    }
    const results = await Promise.allSettled(begun.map((promote) => promote()));
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const [lost] = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    expect(lost).toBeInstanceOf(ConflictError);
  });

  test('a change returns the served version and the previous one', async () => {
    const first = await served();
    const { version: second } = await publish('member', { entry: 'console.log(2)' });
    const promoted = await store.promote('member', second, { unchecked: 'x' });
    expect(promoted).toEqual({ remote: 'member', from: first, version: second, release: expect.any(String) });
    expect(await store.rollback('member')).toMatchObject({ from: second, version: first });
  });
});
