import { register } from '../support/families.ts';
import { expect, openMenu, signOut, test } from '../support/test.ts';

test('two tabs have the same language, theme and session', async ({ page, context, complaints }) => {
  complaints.expect(/answered 401/);
  await register(page, 'Tabs');
  const other = await context.newPage();
  await page.goto('/');
  await other.goto('/about-us');
  await expect(other.getByRole('heading', { name: 'About Us' })).toBeVisible();

  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(other.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(other.getByRole('heading', { name: 'About Us' })).toBeHidden();
  await other.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: /^Welcome, / })).toBeVisible();

  await openMenu(page);
  await page.getByRole('button', { name: /^Theme: Same as device/ }).click();
  await page.keyboard.press('Escape');
  const theme = await page.locator('html').getAttribute('data-theme');
  expect(theme).toMatch(/^(light|dark)$/);
  await expect(other.locator('html')).toHaveAttribute('data-theme', theme ?? '');

  await signOut(page);
  await expect(other).toHaveURL('/login');
  await expect(other.getByRole('heading', { name: 'Welcome back to Pehchan' })).toBeVisible();
});

test('the page reports a lost connection, and opened biodata stay readable', async ({
  openAs,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/);
  const page = await openAs('member');
  await page.goto('/search-profiles');
  const first = page.getByRole('link', { name: /^View: / }).first();
  const name = ((await first.getAttribute('aria-label')) ?? '').replace('View: ', '');
  await first.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await expect(first).toBeVisible();

  await page.context().setOffline(true);
  await expect(page.getByText('You are offline. You can still read what you already opened.')).toBeVisible();
  await first.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Family Background' })).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('You are offline.')).toBeHidden();
});
