import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { exists, writeAtomically } from '../../lib/files.ts';
import { setEnabled } from '../promotion/promote.ts';
import { httpStore } from '../publishing/http-store.ts';
import { findPending, readPending } from '../store/pending.ts';
import { readPublished } from '../store/published.ts';
import { addPublisher, bringPublishersUpToDate, changeRights, readPublishers } from '../store/publishers.ts';
import { readCurrent } from '../store/release-document.ts';
import { siteIn } from '../store/site.ts';
import { unpackSnapshot } from '../store/snapshot.ts';
import { publishingSite, type PublishingSite } from './publishing-site.ts';
import { HOST } from './remote-build.ts';

let at: PublishingSite;
beforeEach(async () => {
  at = await publishingSite();
});

/** Record a check of a version with the operator's token. */
async function checked(version: string): Promise<void> {
  const checks = await addPublisher(at.site, 'member', `Checks ${(await readPublishers(at.site)).length}`, {
    duty: 'checks',
  });
  await httpStore(at.address, checks).recordCheck({ remote: 'member', version, shell: HOST.id });
}

describe('a publisher with a token', () => {
  test('a publisher publishes, promotes, lists, rolls back and reads the history under its own name', async () => {
    const first = await at.store.publish(await at.bundle());
    await at.store.promote('member', first.version);
    const second = await at.store.publish(await at.bundle('member', { entry: 'console.log(2)' }));
    await checked(second.version);
    await at.store.promote('member', second.version, { reason: 'the new form' });
    expect(await at.store.list('member')).toMatchObject([
      { version: second.version, isServed: true, publishedBy: 'Member team' },
      { version: first.version, isServed: false },
    ]);
    await at.store.rollback('member', undefined, 'a blank screen');
    await at.store.setEnabled('member', false);
    await at.store.setEnabled('member', true);
    expect((await readCurrent(at.site))?.remotes.member).toMatchObject({
      version: first.version,
      enabled: true,
    });
    expect((await at.store.history('member'))[3]?.reason).toBe('the new form');
    expect((await at.store.history('member')).map(({ what, by }) => `${what} by ${by}`)).toEqual([
      'enable by Member team',
      'disable by Member team',
      'rollback by Member team',
      'promote by Member team',
      'promote by Member team',
    ]);
  });

  test('a publish over the network stores the same version as one in the folder, byte for byte', async () => {
    const sent = await at.bundle();
    const { version } = await at.store.publish(sent);
    for (const [name, content] of sent.files) {
      expect(await readFile(join(at.site.remotes, 'member', version, name))).toEqual(Buffer.from(content));
    }
  });

  test('a publisher downloads the served versions and one published version to try them', async () => {
    const { version } = await at.store.publish(await at.bundle());
    const named = { remote: 'member', version };
    const copy = siteIn(join(at.folder, 'copy'));
    await unpackSnapshot(await at.store.snapshot(named), copy);
    expect(await readPublished(copy, named)).toMatchObject({ publishedBy: 'Member team' });
    expect(Object.keys(await at.store.snapshot())).toEqual(['host.json']);
    await expect(at.store.snapshot({ remote: 'member', version: 'none' })).rejects.toThrow(
      'was never published',
    );
  });

  test('a promotion requires a check by the operator’s token, and the publisher’s own check does not count', async () => {
    await at.store.promote('member', (await at.store.publish(await at.bundle())).version);
    const { version } = await at.store.publish(await at.bundle('member', { entry: 'console.log(2)' }));
    const check = { remote: 'member', version, shell: HOST.id };
    const untried = 'Not tried in a browser yet';
    await expect(at.store.promote('member', version)).rejects.toThrow(untried);
    expect((await at.post('member/checks', JSON.stringify(check))).status).toBe(403);
    await expect(at.store.recordCheck(check)).rejects.toThrow('A remote team cannot record checks');
    await expect(at.store.promote('member', version)).rejects.toThrow(untried);
    // Record the check as the remote's own team, as the previous release allowed.
    await writeAtomically(
      join(at.site.checks, HOST.id, `member@${version}.json`),
      '{"by":"Member team","at":""}',
    );
    await expect(at.store.promote('member', version)).rejects.toThrow(untried);
    await checked(version);
    expect(await at.store.promote('member', version)).toMatchObject({ version });
  });

  test('a publisher learns before any check that its checks do not count, unless its token is for checks', async () => {
    await expect(at.store.requireCheckRight()).rejects.toThrow('A remote team cannot record checks');
    const checks = httpStore(at.address, await addPublisher(at.site, 'member', 'Tries', { duty: 'checks' }));
    await expect(checks.requireCheckRight()).resolves.not.toThrow();
  });

  test('a token for checks can only record checks', async () => {
    const { version } = await at.store.publish(await at.bundle());
    const checks = httpStore(at.address, await addPublisher(at.site, 'member', 'Tries', { duty: 'checks' }));
    expect(await checks.list('member')).toHaveLength(1);
    const refused = 'This token can only record checks';
    const sent = await at.bundle();
    for (const attempt of [
      () => checks.promote('member', version),
      () => checks.rollback('member', version),
      () => checks.setEnabled('member', false),
      () => checks.publish(sent),
    ]) {
      await expect(attempt()).rejects.toThrow(refused);
    }
    await expect(changeRights(at.site, 'Tries', 'promotes')).rejects.toThrow('records checks');
    expect(await readCurrent(at.site)).toBeUndefined();
  });

  test('a publisher serves a checked version, and the operator receives a mail with the changes and the rollback command', async () => {
    const { version } = await at.store.publish(await at.bundle());
    await at.store.promote('member', version);
    expect(at.told).toHaveLength(1);
    expect(at.told[0]).toMatch(
      new RegExp(`^Member team serves member ${version}\nversion +none → ${version}\n`),
    );
    expect(at.told[0]).toMatch(/\nroute +\+ \/member\/:id: page, for signedIn\n/);
    expect(at.told[0]).toContain('npm run release -- rollback member');
  });

  test('the operator also receives a mail about a rollback, switching off and switching on', async () => {
    const first = await at.store.publish(await at.bundle());
    await at.store.promote('member', first.version);
    const second = await at.store.publish(await at.bundle('member', { entry: 'console.log(2)' }));
    await checked(second.version);
    await at.store.promote('member', second.version);
    at.told = [];
    await at.store.rollback('member', undefined, 'the form is broken');
    await at.store.setEnabled('member', false);
    await at.store.setEnabled('member', true);
    expect(at.told).toEqual([
      `Member team rolls back to member ${first.version}\nWhy: the form is broken\n\nTo undo it: npm run release -- promote member ${second.version}`,
      'Member team switches member off\nTo undo it: npm run release -- enable member',
      'Member team switches member on\nTo undo it: npm run release -- disable member',
    ]);
    await expect(at.store.rollback('member', 'none')).rejects.toThrow('was never served');
    expect(at.told, 'a refused request sends no mail').toHaveLength(3);
  });

  test('a promotion with new rights or without a check waits for approval', async () => {
    const first = await at.store.publish(await at.bundle());
    await at.store.promote('member', first.version);
    const change = { entry: 'console.log(2)', nav: [{ id: 'news', to: '/member/:id' }], kit: '^1.1.0' };
    const { version } = await at.store.publish(await at.bundle('member', change));
    const asked = await at.store.promote('member', version, { unchecked: 'in a hurry' });
    expect(asked).toEqual({ remote: 'member', version, waits: true });
    expect(await readPending(at.site)).toMatchObject([{ by: 'Member team', unchecked: 'in a hurry' }]);
    expect((await readCurrent(at.site))?.remotes.member?.version).toBe(first.version);
    expect(at.told[1]).toMatch(/menu +\+ news: “Page”, “पेज”, search, to \/member\/:id/);
    expect(at.told[1]).toMatch(/range +kit: \^1\.0\.0 → \^1\.1\.0/);
    expect(at.told[1]).toContain(`npm run release -- approve member ${version}`);

    await changeRights(at.site, 'Member team', 'waits');
    await checked(version);
    const again = await at.store.promote('member', version);
    expect(again).toMatchObject({ waits: true });
    await expect(findPending(at.site, 'member', first.version)).rejects.toThrow(
      `${version} waits for approval`,
    );
    const unfit = await at.store.publish(await at.bundle('member', { kit: '^9.0.0' }));
    const attempt = at.store.promote('member', unfit.version, { unchecked: 'a test' });
    await expect(attempt, 'is told at once, not after the yes').rejects.toThrow('needs the kit ^9.0.0');
  });

  test('a publisher that must wait can roll back, and cannot serve the left version again or switch it on', async () => {
    const first = await at.store.publish(await at.bundle());
    await at.store.promote('member', first.version);
    const second = await at.store.publish(await at.bundle('member', { entry: 'console.log(2)' }));
    await checked(second.version);
    await at.store.promote('member', second.version);
    await changeRights(at.site, 'Member team', 'waits');
    await at.store.rollback('member', undefined, 'a blank screen');
    await expect(at.store.rollback('member', second.version)).rejects.toThrow(
      `npm run release -- rollback member ${second.version}`,
    );
    await expect(at.store.setEnabled('member', true)).rejects.toThrow('npm run release -- enable member');
  });

  test('a publisher that must wait can switch off its newest version, and requests approval for any other', async () => {
    const first = await at.store.publish(await at.bundle());
    await at.store.promote('member', first.version);
    await changeRights(at.site, 'Member team', 'waits');
    const isOn = async () => (await readCurrent(at.site))?.remotes.member?.enabled;
    expect(await at.store.setEnabled('member', false)).toMatchObject({ version: first.version });
    expect(await isOn()).toBe(false);

    await setEnabled(at.site, 'member', true, { host: HOST, by: 'Kamla' });
    await at.store.publish(await at.bundle('member', { entry: 'console.log(2)' }));
    at.told = [];
    const asked = await at.store.setEnabled('member', false, 'a blank screen');
    expect(asked).toEqual({ remote: 'member', version: first.version, waits: true });
    expect(await isOn()).toBe(true);
    expect(await readPending(at.site)).toMatchObject([
      { off: true, version: first.version, by: 'Member team' },
    ]);
    expect(at.told).toEqual([
      `Member team requests approval to switch member off\nWhy: a blank screen\n\nTo switch it off: npm run release -- approve member ${first.version}`,
    ]);
    // A publisher who did not publish the newest version needs approval to switch the remote off.
    const other = await addPublisher(at.site, 'member', 'Another team');
    expect(await httpStore(at.address, other).setEnabled('member', false)).toMatchObject({ waits: true });
  });

  test('a publisher keeps its last five unserved versions, and the one that waits for approval', async () => {
    const served = await at.store.publish(await at.bundle());
    await at.store.promote('member', served.version);
    const versions: string[] = [];
    for (let entry = 0; entry < 8; entry += 1) {
      const { version } = await at.store.publish(
        await at.bundle('member', { entry: `console.log(${entry})` }),
      );
      versions.push(version);
      if (entry === 0) await at.store.promote('member', version, { unchecked: 'a test' });
    }
    const kept = (await at.store.list('member')).map(({ version }) => version);
    expect(kept.sort()).toEqual([served.version, versions[0], ...versions.slice(4)].sort());
    expect(await findPending(at.site, 'member')).toMatchObject({ version: versions[0] });
  });

  test('a promotion waits for approval while the operator has no mail address', async () => {
    at.sendsNoMail = true;
    const { version } = await at.store.publish(await at.bundle());
    expect(await at.store.promote('member', version)).toMatchObject({ waits: true });
    expect((await readCurrent(at.site))?.remotes.member).toBeUndefined();
  });

  test('a publisher learns why its version does not fit', async () => {
    const { version } = await at.store.publish(await at.bundle('member', { kit: '^9.0.0' }));
    await expect(at.store.promote('member', version)).rejects.toThrow('needs the kit ^9.0.0');
  });

  test('of several simultaneous promotions, each is served or told to try again', async () => {
    const versions = [];
    for (const entry of ['1', '2', '3', '4']) {
      versions.push(await at.store.publish(await at.bundle('member', { entry })));
    }
    const results = await Promise.allSettled(
      versions.map(({ version }) => at.store.promote('member', version)),
    );
    expect(results.some(({ status }) => status === 'fulfilled')).toBe(true);
    for (const result of results) {
      // A later promotion replaces the version of the first, so it is rejected without a check in a browser.
      if (result.status === 'rejected') expect(String(result.reason)).toMatch(/Try again|Not tried/);
    }
  });
});

test('only its owner can read the file of publishers, and the gateway’s user sees only that some exist', async () => {
  expect((await stat(at.site.publishers)).mode & 0o777).toBe(0o600);
  const { mode, size } = await stat(at.site.publishing);
  expect([mode & 0o777, size]).toEqual([0o644, 0]);
});

test('publishers of an earlier release can use the publishing call', async () => {
  await rm(at.site.publishing);
  await bringPublishersUpToDate(at.site);
  expect(await exists(at.site.publishing)).toBe(true);
});
