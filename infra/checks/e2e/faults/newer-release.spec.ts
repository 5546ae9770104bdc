import { changeRelease, chunkWith, publishVariant, RELEASE, vanish, type Variant } from '../support/site.ts';
import { expect, openByMenu, openMenu, test, type Page } from '../support/test.ts';

const hint = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'A newer version of the site is ready.' });

test('a newer release leaves an open form unchanged, and loads with the next change of remote', async ({
  openAs,
}) => {
  const newer = await publishVariant('member', differently);
  const page = await openAs('administrator');
  await page.goto('/add-profile');
  await page.getByLabel('Full Name').fill('Half Mehta');
  await page.evaluate('globalThis.sameDocument = true');

  await changeRelease(page, 'member', () => newer.remote);
  await comeBackTo(page);
  await expect(hint(page)).toBeVisible();
  await expect(page.getByLabel('Full Name')).toHaveValue('Half Mehta');

  await openByMenu(page, 'Dashboard');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay here' }).click();
  await expect(page.getByLabel('Full Name')).toHaveValue('Half Mehta');
  expect(await page.evaluate('globalThis.sameDocument')).toBe(true);

  await openByMenu(page, 'Dashboard');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByText('Total Users')).toBeVisible();
  await expect.poll(() => page.evaluate('globalThis.sameDocument')).toBeUndefined();
  await expect(hint(page)).toBeHidden();

  const entries = page.waitForRequest((request) => request.url().includes(newer.remote.base));
  await page.goto('/');
  await entries;
  await expect(page.getByRole('heading', { name: /^Welcome, / })).toBeVisible();
});

test('a newer release changes nothing within one remote until the viewer loads it', async ({ openAs }) => {
  const page = await openAs('member');
  await page.goto('/');
  // Wait until the page has read its first release document.
  await expect(page.getByRole('heading', { name: /^Welcome, / })).toBeVisible();
  await page.evaluate('globalThis.sameDocument = true');
  await changeRelease(page, 'admin', () => ({ enabled: false }));
  await comeBackTo(page);
  await expect(hint(page)).toBeVisible();
  await openMenu(page);
  await page.getByRole('link', { name: 'Search Biodata' }).click();
  await expect(page).toHaveURL(/\/search-profiles\?/);
  expect(await page.evaluate('globalThis.sameDocument')).toBe(true);
  await hint(page).getByRole('button', { name: 'Load it now' }).click();
  await expect.poll(() => page.evaluate('globalThis.sameDocument')).toBeUndefined();
  await expect(hint(page)).toBeHidden();
});

test('a missing chunk of the older release reloads the page once, without a press', async ({
  openAs,
  complaints,
}) => {
  complaints.expect(/remotes\/member.*assets/);
  let chunk = '';
  const older: Variant = await publishVariant('member', (files) => {
    differently(files);
    chunk = chunkWith(files, '("search.title")');
  });
  await vanish(older, chunk);
  const page = await openAs('member');
  await changeRelease(page, 'member', () => older.remote);
  await page.goto('/contact-us');
  await expect(page.getByRole('heading', { name: 'Contact Us' })).toBeVisible();
  await page.evaluate('globalThis.sameDocument = true');
  await page.unroute(RELEASE);

  await openMenu(page);
  await page.getByRole('link', { name: 'Search Biodata' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Search Biodata' })).toBeVisible();
  await expect.poll(() => page.evaluate('globalThis.sameDocument')).toBeUndefined();
});

function differently(files: Map<string, string>): void {
  files.set('assets/test.js', `/* ${process.hrtime.bigint()} */`);
}

async function comeBackTo(page: Page): Promise<void> {
  await page.evaluate("window.dispatchEvent(new Event('focus'))");
}
