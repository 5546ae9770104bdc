import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { listFiles, writeAtomically } from '../../lib/files.ts';
import { freePort } from '../../lib/ports.ts';
import { ROOT } from '../../lib/repository.ts';
import { temporaryFolder } from '../../lib/test/temporary.ts';
import { bundleOf } from '../build/bundle.ts';
import { publish } from '../promotion/publish.ts';
import { readCurrent } from '../store/release-document.ts';
import { siteIn, type Site } from '../store/site.ts';
import { buildRemote, HOST, type RemoteChange } from './remote-build.ts';

const TRY_AGAIN = 75;
let folder: string;
let site: Site;

beforeEach(async () => {
  folder = await temporaryFolder();
  site = siteIn(join(folder, 'site'));
  await mkdir(site.folder, { recursive: true });
  await writeAtomically(site.host, JSON.stringify(HOST));
});

const release = (
  args: readonly string[],
  env: Record<string, string> = {},
  where: readonly string[] = ['--site', site.folder],
) =>
  execa(process.execPath, [join(ROOT, 'infra/release/cli.ts'), ...args, ...where], {
    reject: false,
    all: true,
    env: { RELEASE_BY: 'Kamla', PORT: '9', ...env },
  });

async function published(name: string, change?: RemoteChange) {
  return publish(site, await bundleOf(await buildRemote(folder, name, change)), 'Kamla');
}

test('the release command promotes, lists, shows the history and rolls back within three seconds', async () => {
  const first = await published('member');
  expect((await release(['promote', 'member'])).all).toContain(
    `member ${first.version} is served by release`,
  );
  const second = await published('member', { entry: 'console.log(2)' });
  expect((await release(['list', 'member'])).all).toMatch(new RegExp(`${second.version} .*never served`));
  const why = ['--unchecked', 'a test', '--reason', 'the new form'];
  const { durationMs } = await release(['promote', 'member', second.version, ...why]);
  expect((await release(['list', 'member'])).all).toMatch(new RegExp(`● +member +${second.version}`));
  const back = await release(['rollback', 'member', '--reason', 'a blank screen']);
  expect(back.all).toContain(`member ${first.version} is served`);
  expect(back.all).toContain(`(${second.version} → ${first.version})`);
  const { all: history } = await release(['history']);
  expect(history).toMatch(/Kamla +rollback +member .*a blank screen/);
  expect(history).toMatch(/Kamla +promote +member .*unchecked: a test; the new form/);
  // Both durations include the start of the command's process.
  expect(Math.max(durationMs, back.durationMs)).toBeLessThan(3000);
});

test('the release command warns when it serves an older version', async () => {
  const { version } = await published('member');
  const older = 'was published at 2020-01-02 03:04, and';
  expect((await release(['promote', 'member'])).all).not.toContain('was published at');
  const file = join(site.remotes, 'member', version, 'remote.json');
  const description = JSON.parse(await readFile(file, 'utf8')) as object;
  await writeAtomically(file, JSON.stringify({ ...description, publishedAt: '2020-01-02T03:04:05.000Z' }));
  expect((await release(['promote', 'member'])).all).toContain(older);
  expect((await release(['promote', 'member', version])).all).not.toContain(older);
});

test('of eight simultaneous promotions by different processes, each succeeds or reports that it failed', async () => {
  const names = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
  await release(['promote', (await published('zero')).remote]);
  for (const name of names) await published(name);
  const results = await Promise.all(names.map((name) => release(['promote', name, '--unchecked', 'a race'])));
  const winners = names.filter((_, index) => results[index]?.exitCode === 0);
  expect(winners.length).toBeGreaterThan(0);
  const remotes = Object.keys((await readCurrent(site))?.remotes ?? {});
  expect(remotes.sort()).toEqual(['zero', ...winners].sort());
  for (const { exitCode, all } of results) {
    if (exitCode === 0) continue;
    expect(exitCode).toBe(TRY_AGAIN);
    expect(all).toContain('Try again');
  }
  for (const name of names.filter((name) => !winners.includes(name))) {
    expect((await release(['promote', name, '--unchecked', 'again'])).exitCode).toBe(0);
  }
});

test('in a remote’s own folder the release command needs no name of the remote', async () => {
  const env = { npm_package_json: join(ROOT, 'member-app', 'package.json') };
  await published('member');
  await published('admin');
  expect((await release(['promote'], env)).all).toContain('member');
  expect((await release(['list'], env)).all).not.toContain('admin');
  expect((await release(['list', 'admin'], env)).all).toContain('admin');
});

test.each([
  [['deploy'], 'Use one of'],
  [['promote'], 'Use one of'],
  [['publisher'], 'Use one of'],
  [['toString'], 'Use one of'],
  [['constructor'], 'Use one of'],
  [['publisher', 'constructor'], 'Use one of'],
  [['promote', 'member', '1.0.0', 'now'], 'promote does not accept “now”. Use one of'],
  [['publish', 'member', 'admin'], 'publish does not accept “admin”. Use one of'],
  [['shell', 'member'], 'shell does not accept “member”. Use one of'],
  [['--bogus'], "Unknown option '--bogus'. Use one of"],
  [['prune', '--keep'], "Option '--keep"],
  [['prune', '--keep', '-1'], "Option '--keep' argument is ambiguous. Use one of"],
  [['prune', '--keep', 'all'], '--keep is a whole number'],
  [['prune', '--days=-1'], '--days is a whole number'],
  [['publisher', 'add', 'member', 'CI', '--days', '91'], 'A token is valid for at most 90 days.'],
])('the release command refuses %j with its usage', async (args, sentence) => {
  const { exitCode, all } = await release(args);
  expect([exitCode, all]).toEqual([1, expect.stringContaining(sentence)]);
  expect(all).not.toMatch(/\n\s+at /);
});

test('the release command reports an unknown remote or site', async () => {
  await published('member');
  for (const command of ['list', 'history', 'prune']) {
    expect(await release([command, 'nosuch'])).toMatchObject({
      exitCode: 1,
      all: expect.stringContaining('No version of nosuch is published'),
    });
    expect(await release([command, '--site', join(folder, 'nowhere')], {}, [])).toMatchObject({
      exitCode: 1,
      all: expect.stringContaining(`There is no site in ${join(folder, 'nowhere')}`),
    });
  }
  expect(await release(['history', 'member'])).toMatchObject({
    exitCode: 0,
    all: 'Nothing has happened yet.',
  });
});

test.each([
  [['shell']],
  [['build-site']],
  [['serve']],
  [['prune']],
  [['publisher', 'add', 'member', 'team']],
])(
  'the release command refuses %j for a site elsewhere, and does not change the local site',
  async (args) => {
    const elsewhere = 'http://127.0.0.1:9';
    const before = await listFiles(site.folder);
    const named = await release([...args, '--to', elsewhere], { RELEASE_TOKEN: 'pehchan_member_x' });
    const set = await release(args, { RELEASE_URL: elsewhere, DATA_DIR: folder }, []);
    for (const { exitCode, all } of [named, set]) {
      expect([exitCode, all]).toEqual([1, expect.stringContaining(`Only the operator can run ${args[0]}`)]);
    }
    expect(await listFiles(site.folder)).toEqual(before);
  },
);

test('a refusal keeps the spelling of a remote’s name', async () => {
  await published('member');
  expect((await release(['disable', 'member'])).all).toBe("✗ member isn't served.");
});

test('the release command does not treat an unreadable release document as missing', async () => {
  await release(['promote', (await published('member')).remote]);
  await writeAtomically(site.current, '{"schema":');
  for (const args of [['list'], ['promote', 'member'], ['rollback', 'member']]) {
    expect(await release(args)).toMatchObject({
      exitCode: 1,
      all: expect.stringMatching(/can't be read: it isn't JSON\. To fix it.*: npm run doctor/),
    });
  }
  expect(await readFile(site.current, 'utf8')).toBe('{"schema":');
});

test('publisher add prints a token once, and only for a valid remote name', async () => {
  const { all } = await release(['publisher', 'add', 'member', 'Member', 'team']);
  expect(all).toMatch(/pehchan_member_[\w-]{43}/);
  expect((await release(['publisher', 'list'])).all).toMatch(
    /Member team: member, with your approval, since .*, ends 20/,
  );
  expect(all).toContain('No version of member is published yet');
  await published('admin');
  expect((await release(['publisher', 'add', 'admin', 'Admin team'])).all).not.toContain('published yet');
  expect((await release(['publisher', 'add', '../x', 'team'])).exitCode).toBe(1);
  expect((await release(['publisher', 'remove', 'Member', 'team'])).all).toContain('can no longer publish');
});

test('a publisher can promote without approval only if the operator has a mail address', async () => {
  const add = ['publisher', 'add', 'member', 'Member team', '--promotes'];
  expect(await release(add)).toMatchObject({
    exitCode: 1,
    all: expect.stringContaining('First set OPERATOR_EMAIL'),
  });
  const mail = { OPERATOR_EMAIL: 'kamla@pehchan.example', SMTP_URL: 'smtp://localhost:9' };
  expect((await release(add, mail)).all).toContain('without approval');
  expect((await release(['publisher', 'waits', 'Member', 'team'])).all).toContain('wait for your approval');
  expect((await release(['publisher', 'promotes', 'Member', 'team'])).exitCode).toBe(1);
  const short = await release(['publisher', 'add', 'member', 'CI', '--checks', '--days', '7']);
  expect(short.all).toContain(
    'for 7 days. Its holder sets it as RELEASE_TOKEN. It can only record checks of member',
  );
  expect((await release(['publisher', 'list'])).all).toMatch(/CI: member, only checks, .*ENDS SOON, 20/);
});

test('release serve offers the publishing call without npm start, until it is stopped', async () => {
  const { version } = await published('member');
  const token = (await release(['publisher', 'add', 'member', 'Member team'])).stdout.split('\n')[0];
  const port = await freePort();
  const served = release(['serve', `--port=${port}`]);
  onTestFinished(() => void served.kill('SIGKILL'));
  await new Promise((resolve) => served.stdout.once('data', resolve));
  const elsewhere = `http://127.0.0.1:${port}`;
  const env = { RELEASE_TOKEN: token ?? '', RELEASE_URL: elsewhere, DATA_DIR: join(folder, 'empty') };
  const promoted = await release(['promote', 'member', '--to', elsewhere], env);
  expect(promoted.all).toContain(`member ${version} waits for approval by the operator`);
  expect((await release(['approve', 'member', '--to', elsewhere], env)).all).toContain(
    'Only the operator can run approve',
  );
  const pending = await release(['pending']);
  expect(pending.all).toContain(`member ${version}, requested by Member team at `);
  expect(pending.all).toMatch(/route +\+ \/member\/:id: page, for signedIn/);
  const unnamed = await release(['approve', 'member']);
  expect([unnamed.exitCode, unnamed.all]).toEqual([1, expect.stringContaining(`approve member ${version}`)]);
  expect((await release(['approve', 'member', '1.0.0-other'])).exitCode).toBe(1);
  expect(await readCurrent(site)).toBeUndefined();
  const approved = await release(['approve', 'member', version]);
  expect(approved.all).toContain(`member ${version} is served by release`);
  expect((await release(['pending'])).all).toBe('Nothing waits for approval.');
  expect((await release(['list'], env, [])).all).toContain(version);
  expect(
    (await release(['list', 'member'], { ...env, RELEASE_URL: 'http://127.0.0.1:9' })).all,
    'a site that is named stands over the setting',
  ).toContain(version);
  expect((await release(['history'])).all).toMatch(/Member team +promote +member .*approved by Kamla/);
  // Switching off a version of another publisher needs the operator's approval.
  const off = await release(['disable', 'member', '--to', elsewhere], env);
  expect(off.all).toContain(`member ${version} waits for approval by the operator`);
  expect((await release(['pending'])).all).toMatch(/^to switch member .* off, requested by Member team at /);
  expect((await release(['approve', 'member', version])).all).toContain('member is switched off');
  expect((await readCurrent(site))?.remotes.member?.enabled).toBe(false);
  served.kill('SIGTERM');
  expect((await served).exitCode).toBe(0);
});
