import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import { PEOPLE } from '../support/people.ts';
import { expect, openByMenu, openMenu, test, type Page } from '../support/test.ts';

/** Modules that must exist once in the page, although the builds of shell and both remotes use them. */

const SHARED_BY_ALL = ['react', 'react/jsx-runtime', '@pehchan/kit', '@pehchan/kit/ui'];

test('with both remotes in the page there is one React, one kit and one router', async ({ openAs }) => {
  const page = await openAs('administrator');
  const remoteScripts = await visitBothRemotes(page);
  const packages = await readShareScope(page);

  for (const [name, copies] of Object.entries(packages)) {
    expect(copies, `copies of ${name}`).toHaveLength(1);
  }
  for (const name of SHARED_BY_ALL) {
    expect(packages[name]?.[0]?.usedBy, `users of ${name}`).toEqual(['admin', 'member', 'shell']);
  }
  // The member remote may import the router later. The administrators' menu always needs the router.
  expect(packages['@pehchan/kit/router']?.[0]?.usedBy).toEqual(expect.arrayContaining(['admin', 'shell']));

  expect(remoteScripts.map(({ remote }) => remote)).toEqual(expect.arrayContaining(['member', 'admin']));
  for (const { address, text } of remoteScripts) {
    expect(text, `${address} carries React`).not.toContain('__CLIENT_INTERNALS');
    expect(text, `${address} carries a store`).not.toContain('@@redux/INIT');
    expect(text, `${address} carries a router`).not.toContain('useRoutes()');
    expect(text, `${address} carries antd`).not.toContain('colorPrimaryHover');
  }
});

test('a remote follows the shell’s language and theme', async ({ openAs }) => {
  const page = await openAs('administrator');
  await page.goto('/dashboard');
  await expect(page.getByText('Total Users')).toBeVisible();

  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(page.getByText('कुल परिवार')).toBeVisible();
  await expect(page.getByText('Total Users')).toBeHidden();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByText('Total Users')).toBeVisible();

  await page.goto('/add-profile');
  const drawnByTheKit = page.getByRole('textbox', { name: 'Full Name' });
  await expect(drawnByTheKit).toBeVisible();
  await openMenu(page);
  await page.getByRole('button', { name: /^Theme/ }).click();
  const light = await backgroundOf(drawnByTheKit);
  await page.getByRole('button', { name: 'Theme: Light. Change' }).click();
  await expect(page.getByRole('button', { name: 'Theme: dark. Change' })).toBeVisible();
  await expect.poll(async () => brightness(await backgroundOf(drawnByTheKit))).not.toBe(brightness(light));
});

test('a link of a remote moves the shell’s router, without another document', async ({ openAs }) => {
  const page = await openAs('member');
  await page.goto('/');
  await page.evaluate('globalThis.sameDocument = true');
  await page
    .getByRole('link', { name: /^View: / })
    .first()
    .click();
  await expect(page).toHaveURL(/\/profile\/get-profile\/\d+$/);
  await expect(page.getByRole('heading', { name: 'Family Background' })).toBeVisible();
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await expect(page.getByRole('heading', { name: /^Welcome, / })).toBeVisible();
  expect(await page.evaluate('globalThis.sameDocument')).toBe(true);
});

test('the shell and the admin remote show the dashboard, the own account and another account in one document', async ({
  openAs,
}) => {
  const page = await openAs('administrator');
  await page.goto('/dashboard');
  await expect(approveButton(page)).toBeVisible();
  await page.evaluate('globalThis.sameDocument = true');

  await openMenu(page);
  await page.getByRole('link', { name: 'My Profile' }).click();
  await expect(page.getByLabel('Mobile no.')).toHaveValue(PEOPLE.administrator);
  await page.goBack();
  await expect(approveButton(page)).toBeVisible();

  if (test.info().project.name === 'phone') {
    await page.getByRole('button', { name: 'Administrator menu' }).click();
  }
  await page.getByRole('link', { name: 'User List' }).click();
  await page
    .getByRole('button', { name: /^Open: / })
    .nth(2)
    .click();
  await page.getByRole('dialog').locator('a[href^="/update-user/"]').click();
  await expect(page).toHaveURL(/\/update-user\/\d+$/);
  await expect(page.getByLabel('Mobile no.')).toHaveValue(/^\d{10}$/);
  expect(await page.evaluate('globalThis.sameDocument')).toBe(true);
});

test('the built shell contains no name and no sentence of a remote', async () => {
  const folder = join(process.env.DATA_DIR ?? '', 'site', 'shell');
  const names = (await readdir(folder, { recursive: true })).filter((name) => /\.(js|html)$/.test(name));
  expect(names).toContain('index.html');
  for (const name of names) {
    const text = await readFile(join(folder, name), 'utf8');
    for (const secret of ['member-app', 'admin-app', 'addBiodata', 'Search Biodata', 'Total Users']) {
      expect(text.includes(secret), `${name} says “${secret}”`).toBe(false);
    }
  }
});

type Copy = { version: string; usedBy: string[] };

/** Return the shared packages as the federation runtime recorded them. */
async function readShareScope(page: Page): Promise<Record<string, Copy[]>> {
  const json = await page.evaluate(`JSON.stringify(
    Object.values(globalThis.__FEDERATION__.__SHARE__)
      .flatMap((scopes) => Object.values(scopes))
      .flatMap((scope) => Object.entries(scope))
      .map(([name, versions]) => [
        name,
        Object.entries(versions).map(([version, { useIn }]) => ({ version, usedBy: [...useIn].sort() })),
      ]),
  )`);
  return Object.fromEntries(JSON.parse(String(json)) as [string, Copy[]][]);
}

async function visitBothRemotes(page: Page) {
  const scripts: Promise<{ remote: string; address: string; text: string }>[] = [];
  page.on('response', (response) => {
    const remote = /\/remotes\/(\w+)\/.*\.js$/.exec(response.url())?.[1];
    if (remote) scripts.push(response.text().then((text) => ({ remote, address: response.url(), text })));
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: /^Welcome, / })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add biodata' })).toBeVisible();
  await openByMenu(page, 'Dashboard');
  await expect(approveButton(page)).toBeVisible();
  return Promise.all(scripts);
}

const approveButton = (page: Page) => page.getByRole('button', { name: /^Approve: / }).first();

type Styled = { getComputedStyle(node: unknown): { backgroundColor: string } };

async function backgroundOf(element: Locator): Promise<string> {
  return element.evaluate(
    (node: unknown) => (globalThis as unknown as Styled).getComputedStyle(node).backgroundColor,
  );
}

/** Return dark or light only, so that a colour in transition is not a third value. */
function brightness(colour: string): 'dark' | 'light' {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  return red + green + blue > 384 ? 'light' : 'dark';
}
