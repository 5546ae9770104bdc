import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseDocument } from '@pehchan/release/document';
import { execa, type ResultPromise } from 'execa';
import { chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLifetime } from '../../lib/lifetime.ts';
import { freePort } from '../../lib/ports.ts';
import { ROOT } from '../../lib/repository.ts';
import { until } from '../../lib/until.ts';
import { findChromium } from '../chromium.ts';
import { chromiumOptions } from '../e2e/support/chromium.ts';
import { scratchCopy, type ScratchCopy } from '../scratch-copy.ts';
import { scratchFolder } from '../scratch.ts';

/**
 * Update a running site: publish remotes while a tab is open, then start the same site with a later API,
 * whose sources have no remotes, since remote teams ship them. Each test continues from the previous one.
 */
const VERSION_FILE = 'api/contract/version.ts';
const SYSTEM_REPLY = 'api/contract/site/system.ts';
const STARTS_WITHIN = 150_000;
const TYPED = 'Half Mehta';
const REFUSED = /^(api-range|disabled)$/;

const lifetime = createLifetime();
let copy: ScratchCopy;
let dataDir: string;
let url: string;
let running: ResultPromise | undefined;
let page: Page;
/** A tab with a partly filled form. */
let typing: Page;
let before: ReleaseDocument;
let released: string;

beforeAll(async () => {
  [dataDir, copy] = await Promise.all([scratchFolder(lifetime), scratchCopy(lifetime)]);
  url = `http://localhost:${await freePort()}`;
  await lifetime.onEnd(stop);
  await start(ROOT);
  before = await served();
  released = await apiVersion();
  const executablePath = await findChromium(lifetime.signal);
  const browser = await chromium.launch({ ...chromiumOptions, executablePath });
  await lifetime.onEnd(() => browser.close());
  const context = await browser.newContext({ baseURL: url });
  await context.request.post('/api/v1/auth/login', {
    data: { phone: '9000000001', password: 'pehchan-demo' },
  });
  page = await context.newPage();
  await page.goto('/settings');
  await worksInBothRemotes();
  for (const name of await readdir(copy.folder)) {
    if (name.endsWith('-app')) await rm(join(copy.folder, name), { recursive: true });
  }
  expect(await versions('--released')).toMatchObject({ exitCode: 0 });
}, 2 * STARTS_WITHIN);

afterAll(() => lifetime.end());

test('a new field of a reply and a new call require a minor version of the API', async () => {
  await edit(SYSTEM_REPLY, '  node: string()', '  place: string().required(),\n  node: string()');
  await edit('api/src/features/site/system.ts', '    node: ', "    place: 'here',\n    node: ");
  await edit(
    'api/contract/site/endpoints.ts',
    '  getSystem: ',
    "  getPlace: { method: 'GET', path: '/admin/place', access: 'admin' },\n  getSystem: ",
  );
  await edit(
    'api/contract/site/calls.ts',
    '  getSystem: ',
    "  getPlace: { summary: 'Where it runs', reply: systemReplySchema },\n  getSystem: ",
  );
  await edit(
    'api/src/features/site/routes.ts',
    "on(site, 'getSystem'",
    "on(site, 'getPlace', () => describeSystem());\non(site, 'getSystem'",
  );
  const { exitCode, all } = await versions();
  expect(exitCode).toBe(1);
  expect(all).toContain(`API ${released} does not declare what changed since ${released}:`);
  expect(all).toContain('minor: getSystem: output place is new');
  expect(all).toContain('minor: getPlace is new');
  expect(all).toContain('that name `getPlace`, `place`.');
  await raise('minor');
  expect(await versions()).toMatchObject({ exitCode: 1 });
  await edit(
    'CHANGELOG.md',
    '## Unreleased\n',
    '## Unreleased\n\n- `getPlace` and `getSystem` return a `place`.\n',
  );
  expect(await versions()).toMatchObject({ exitCode: 0 });
});

test('the previous remotes work with a minor version of the API, in an open tab and after a reload', async () => {
  await stop();
  await start(copy.folder);
  expect(await apiVersion()).toBe(next('minor'));
  expect(await served()).toEqual(before);
  await worksInBothRemotes();
  await page.reload();
  await worksInBothRemotes();
  const place = await page.context().request.get('/api/v1/admin/place');
  expect(await place.json()).toMatchObject({ place: 'here' });
});

test('a removed field is refused by name until the API has the next major version', async () => {
  await edit(SYSTEM_REPLY, '  redis: string().required(),\n', '');
  const { exitCode, all } = await versions();
  expect(exitCode).toBe(1);
  expect(all).toContain('major: getSystem: output redis is gone');
  expect(all).toContain(`Set API_VERSION in ${VERSION_FILE} to ${next('major')} or above.`);
  await raise('major');
  await edit('CHANGELOG.md', '## Unreleased\n', '## Unreleased\n\n- `getSystem` lost `redis`.\n');
  expect(await versions()).toMatchObject({ exitCode: 0 });
});

test('the next major version refuses the previous remotes by name, in an open tab and after a reload', async () => {
  typing = await page.context().newPage();
  await typing.goto('/add-profile');
  await typing.getByLabel('Full Name').fill(TYPED);
  await stop();
  const output = await start(copy.folder);
  const reason = new RegExp(`member needs the API \\^\\S+; it speaks ${next('major')}\\.`);
  expect(output).toMatch(reason);
  // Each screen checks the session at the API, even with cached data: the reply has the API's version. Back
  // shows the tab's first release or the newer release.
  await openFromMenu('Search Biodata');
  await expect.poll(() => refusedInTab(), { timeout: 60_000 }).toMatch(REFUSED);
  await page.goBack();
  await expect.poll(() => refusedInTab(), { timeout: 60_000 }).toMatch(REFUSED);
  // After Back, the page may still reload itself, which aborts a navigation: try until one succeeds.
  const goes = () => page.goto('/search-profiles').then(Boolean, () => false);
  await expect.poll(goes, { timeout: 60_000 }).toBe(true);
  await expect.poll(() => refusedInTab(), { timeout: 60_000 }).toBe('disabled');
  const enabled = await copy.run('node infra/release/cli.ts enable member', { env: { DATA_DIR: dataDir } });
  expect(enabled.exitCode).toBe(1);
  expect(enabled.all).toMatch(reason);
});

test('the open tab of the previous version offers a reload, and keeps the form once the remote team has published', async () => {
  await typing.bringToFront();
  await typing.evaluate("window.dispatchEvent(new Event('focus'))");
  await expect.poll(() => refusedInTab(typing), { timeout: 60_000 }).toBe('api-range');
  await typing.getByText('Pehchan has been updated. Please reload this page.').waitFor();
  await ship('member-app', 'member');
  await typing.getByRole('button', { name: 'Reload the page' }).click();
  await typing.getByRole('button', { name: 'Continue where I stopped' }).click({ timeout: 60_000 });
  await expect.poll(() => typing.getByLabel('Full Name').inputValue()).toBe(TYPED);
});

/** Publish the remote as its team does after adapting to the new API. */
async function ship(folder: string, remote: string): Promise<void> {
  await cp(join(ROOT, folder), join(copy.folder, folder), {
    recursive: true,
    filter: (path) => !/\/(dist|node_modules)$/.test(path),
  });
  await edit(join(folder, 'remote.config.ts'), `api: '^${released}'`, `api: '^${next('major')}'`);
  for (const step of [`publish ${remote}`, `promote ${remote} --unchecked "by hand"`, `enable ${remote}`]) {
    const { exitCode, all } = await copy.run(`node infra/release/cli.ts ${step}`, {
      env: { DATA_DIR: dataDir },
    });
    expect([exitCode, all]).toEqual([0, expect.anything()]);
  }
}

/**
 * Open a screen of the member remote, then return to the admin remote's screen that shows the reply of
 * `getSystem`.
 */
async function worksInBothRemotes(): Promise<void> {
  await page.getByText(/^MariaDB \d|^MySQL \d/).waitFor({ timeout: 60_000 });
  await openFromMenu('Search Biodata');
  await page.getByRole('heading', { name: 'Search Biodata' }).waitFor({ timeout: 60_000 });
  await page.goBack();
  await page.getByText(/^MariaDB \d|^MySQL \d/).waitFor({ timeout: 60_000 });
}

async function openFromMenu(name: string): Promise<void> {
  await page.getByRole('button', { name: /^Menu of/ }).click();
  await page.getByRole('link', { name }).click();
}

async function refusedInTab(tab = page): Promise<string> {
  const problem = tab.locator('[data-remote-problem]').first();
  return (await problem.count()) > 0 ? ((await problem.getAttribute('data-remote-problem')) ?? '') : '';
}

/** Start the site as `npm start` does after the installation. @returns its output */
async function start(folder: string): Promise<string> {
  const { PATH, HOME } = process.env;
  let output = '';
  running = execa(process.execPath, [join(folder, 'infra', 'launch', 'start.ts')], {
    cwd: folder,
    env: { PATH, HOME, DATA_DIR: dataDir, PORT: new URL(url).port },
    extendEnv: false,
    all: true,
    reject: false,
  });
  running.all?.on('data', (text: Buffer) => (output += text.toString()));
  await until(() => Promise.resolve(output.includes('Ready in') || output.includes('✗')), {
    within: STARTS_WITHIN,
  });
  expect(output).toContain('Pehchan is ready');
  return output;
}

async function stop(): Promise<void> {
  running?.kill('SIGTERM');
  await running;
  running = undefined;
}

const versions = (...args: string[]) => copy.run(`node infra/checks/versions.ts api ${args.join(' ')}`);

async function edit(file: string, text: string, instead: string): Promise<void> {
  const path = join(copy.folder, file);
  const parts = (await readFile(path, 'utf8')).split(text);
  expect(parts, `${file} has ‘${text}’ once`).toHaveLength(2);
  await writeFile(path, parts.join(instead));
}

const raise = async (by: 'minor' | 'major') => {
  const path = join(copy.folder, VERSION_FILE);
  const text = await readFile(path, 'utf8');
  await writeFile(path, text.replace(/'\d+\.\d+\.\d+'/, `'${next(by)}'`));
};

function next(by: 'minor' | 'major'): string {
  const [major = 0, minor = 0] = released.split('.').map(Number);
  return by === 'major' ? `${major + 1}.0.0` : `${major}.${minor + 1}.0`;
}

const served = async () => (await (await fetch(`${url}/releases/current.json`)).json()) as ReleaseDocument;

const apiVersion = async () => (await fetch(`${url}/api/v1/auth/check`)).headers.get('Pehchan-Api') ?? '';
